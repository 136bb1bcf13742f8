import { sendEmailSchema } from '@/lib/emails/schema'
import { formatSender, parseSender } from '@/lib/sender'
import { inEnglish } from '@/tests/fixtures/english'

const good = { to: 'emma@example.org', from: 'Laurel <laurel@example.org>', subject: 'Hello', html: '<p>x</p>' }
const first = (change: object) => inEnglish(sendEmailSchema.safeParse({ ...good, ...change }).error?.issues[0]?.message)
const missing = 'Please fill in all required fields'

test('a complete message is accepted, and the sender is optional', () => {
  expect(sendEmailSchema.parse({ ...good, subject: ' Hello ' })).toEqual({
    ...good,
    from: { label: 'Laurel', address: 'laurel@example.org' },
  })
  expect(first({ from: undefined })).toBeUndefined()
})

test.each(['to', 'subject', 'html'])('%s is required', (field) => {
  expect(first({ [field]: undefined })).toBe(missing)
  expect(first({ [field]: '' })).toBe(missing)
  expect(first({ [field]: '  ' })).toBe(missing)
  expect(first({ [field]: 7 })).toBe(missing)
})

const controls = ['\r\n', '\n', '\r', '\t', '\u0007', '\u0085', '\u2028', '\u2029', '\u202e', '\u007f']
test.each(controls)('a header that contains %j anywhere is rejected', (control) => {
  expect(first({ subject: `Hello${control}Bcc: everyone@example.org` })).toBe(
    'The subject cannot contain line breaks or other control characters',
  )
  expect(first({ subject: `Hello${control}` })).toBe(
    'The subject cannot contain line breaks or other control characters',
  )
  expect(first({ to: `emma@example.org${control}` })).toBe(
    'The recipient cannot contain line breaks or other control characters',
  )
  expect(first({ from: `La${control}urel <laurel@example.org>` })).toBe(
    'The sender cannot contain line breaks or other control characters',
  )
})

test.each(['emma', 'emma@', 'a@b.c, d@e.f', 'Emma <emma@example.org>', 'emma@example.org>'])(
  '%p is not a single recipient',
  (to) => {
    expect(first({ to })).toBe('Please enter one e-mail address to send to, like emma@example.com')
  },
)

test.each(['Laurel', 'Laurel <laurel>', '<>', 'Laurel <a@b.c> <d@e.f>x'])('%p is not a sender', (from) => {
  expect(first({ from })).toBe('Please write the sender as “Name <address>” or as an address')
})

test('texts have length limits', () => {
  expect(first({ subject: 'x'.repeat(201) })).toBe('The subject has at most 200 characters')
  expect(first({ html: 'x'.repeat(100_001) })).toBe('The message has at most 100,000 characters')
})

test.each([
  ['laurel@example.org', '', 'laurel@example.org'],
  ['Laurel <laurel@example.org>', 'Laurel', 'Laurel <laurel@example.org>'],
  ['"Mum, Dad" <laurel@example.org>', 'Mum, Dad', '"Mum, Dad" <laurel@example.org>'],
  ['Mum "the boss" <laurel@example.org>', 'Mum "the boss"', '"Mum \\"the boss\\"" <laurel@example.org>'],
  ['<laurel@example.org>', '', 'laurel@example.org'],
])('the sender %p is parsed and formatted', (text, label, written) => {
  expect(parseSender(text)).toEqual({ label, address: 'laurel@example.org' })
  expect(formatSender(parseSender(text))).toBe(written)
})
