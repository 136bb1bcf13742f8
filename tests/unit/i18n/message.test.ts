import { toDay } from '@/lib/calendar'
import { AppError } from '@/lib/errors'
import { errorAnswerOf } from '@/lib/http/errors'
import { messageOf, translateMessage, verbatim } from '@/lib/i18n/message'
import { translator, translatorOfAll } from '@/lib/i18n/translator'

const inFrench = (text: string) => translateMessage(translatorOfAll('fr'), 'fr', text)

test("a message keeps its arguments until its reader's locale is known", () => {
  const name = 'Zoë {0} <b> "x"'
  const text = messageOf('login.welcome', { name })
  expect(inFrench(text)).toBe(translator('fr', 'login')('welcome', { name }))
  expect(inFrench(text)).toContain(name)
})

test('days and messages among the arguments are translated too', () => {
  expect(inFrench(messageOf('tasks.expiryTooEarly', { day: { day: toDay('2026-12-01') } }))).toContain('1er déc. 2026')
  const field = { message: messageOf('emails.fields.subject') }
  const subject = translator('fr', 'emails')('fields.subject')
  expect(inFrench(messageOf('emails.tooLong', { field, most: 20_000 }))).toContain(subject)
})

test.each([
  'Task not found',
  'tasks.noSuchKey',
  'constructor.name',
  'www.example.org {}',
  '',
  'tasks.notFound {broken',
])('%j, which is not a message, is unchanged', (text) => expect(inFrench(text)).toBe(text))

test('arguments of an unknown shape are left out', () => {
  expect(inFrench('tasks.notFound {"title":null,"day":{"day":"soon"}}')).toBe(translator('fr', 'tasks')('notFound'))
})

test('an already translated sentence is unchanged', () => {
  const error = new AppError('conflict', verbatim('Das steht schon da.'))
  expect(errorAnswerOf(error, { locale: 'fr' }).message).toBe('Das steht schon da.')
})

test('an error response translates the message and its field errors', () => {
  const fields = { username: [messageOf('manageUsers.usernameTaken')] }
  const error = new AppError('conflict', 'manageUsers.usernameTaken', { fields })
  const taken = translator('fr', 'manageUsers')('usernameTaken')
  expect(errorAnswerOf(error, { locale: 'fr' })).toMatchObject({
    status: 409,
    message: taken,
    fields: { username: [taken] },
  })
  expect(errorAnswerOf(error, { locale: 'en' }).message).toBe('This username is already taken')
})
