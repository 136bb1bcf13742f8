import { translator } from '@/lib/i18n/translator'
import { belongingsInWords, emptyUserForm, newUser, userChange, userFormOf } from '@/lib/users/form'
import { updateUserSchema } from '@/lib/users/schema'
import type { Belongings, ManagedUserJson } from '@/lib/users/json'

const emma: ManagedUserJson = {
  id: 'id',
  username: 'emma',
  is_admin: false,
  points: 120,
  streak: 3,
  avatar: null,
  email: 'emma@example.com',
  level: 'growing',
  language: null,
  last_activity: null,
}

test('the form of a new user starts empty and sends numbers', () => {
  expect(emptyUserForm).toMatchObject({ username: '', password: '', points: '0', streak: '0', isAdmin: false })
  const form = { ...emptyUserForm, username: 'Nina', password: 'secret words', points: ' ', streak: '4' }
  expect(newUser(form)).toEqual({
    username: 'Nina',
    password: 'secret words',
    email: '',
    points: 0,
    streak: 4,
    level: 'growing',
    language: null,
    isAdmin: false,
  })
})

test('the form of a user sends nothing without changes', () => {
  expect(userChange(emma, userFormOf(emma))).toEqual({})
})

test('only changes are sent; a blank password changes nothing', () => {
  const form = userFormOf(emma)
  expect(userChange(emma, { ...form, password: '  ' })).toEqual({})
  expect(userChange(emma, { ...form, points: '130', reason: 'Cake' })).toEqual({ points: 130, reason: 'Cake' })
  expect(userChange(emma, { ...form, reason: 'Cake' })).toEqual({})
  expect(userChange(emma, { ...form, language: 'fr' })).toEqual({ language: 'fr' })
  const french: ManagedUserJson = { ...emma, language: 'fr' }
  expect(userChange(french, { ...userFormOf(french), language: '' })).toEqual({ language: null })
  expect(userChange(emma, { ...form, isAdmin: true, streak: '0', email: '' })).toEqual({
    isAdmin: true,
    streak: 0,
    email: '',
  })
  expect(userChange(emma, { ...form, level: 'sure' })).toEqual({ level: 'sure' })
  expect(userChange(emma, { ...form, username: 'Emma', password: 'another word' })).toEqual({
    username: 'Emma',
    password: 'another word',
  })
})

test.each(['', '-5', '1e3', '2.5', 'many'])('%j is refused as points and as a streak', (typed) => {
  const change = userChange(emma, { ...userFormOf(emma), points: typed, streak: typed })
  const { error } = updateUserSchema.safeParse(change)
  expect(error?.issues.map(({ path }) => path[0])).toEqual(['points', 'streak'])
})

test('the records deleted with a user are listed in words', () => {
  const inWords = (belongings: Belongings) => belongingsInWords(belongings, 'en', translator('en', 'manageUsers'))
  const none = { tasks: 0, submissions: 0, pointEntries: 0, recurringRules: 0, rewardRequests: 0, sharedRules: 0 }
  expect(inWords(none)).toBe('')
  expect(inWords({ ...none, tasks: 1 })).toBe('1 task')
  expect(inWords({ ...none, tasks: 1200, submissions: 1, pointEntries: 2, recurringRules: 3, sharedRules: 4 })).toBe(
    '1,200 tasks, 1 submission with its evaluation, 2 entries in the history of points, and 3 recurring rules',
  )
})
