import { createUserSchema, readNameQuery, updateUserSchema } from '@/lib/users/schema'
import { inEnglish } from '@/tests/fixtures/english'

const whole = { username: 'Emma', password: '12345678' }
const faultOf = (
  input: unknown,
  schema: { safeParse: (input: unknown) => { error?: { issues: { message: string }[] } } } = createUserSchema,
) => inEnglish(schema.safeParse(input).error?.issues[0]?.message)

test('a new user takes the defaults of the form', () => {
  expect(createUserSchema.parse(whole)).toEqual({
    ...whole,
    points: 0,
    streak: 0,
    isAdmin: false,
    level: 'growing',
    language: null,
    email: null,
  })
})

test.each([
  [{ password: '12345678' }, 'Username is required'],
  [{ ...whole, username: '  ' }, 'Username is required'],
  [{ ...whole, username: 'a'.repeat(41) }, 'A username has at most 40 characters'],
  [{ ...whole, username: 'em\u200bma' }, 'A username cannot contain control or invisible characters'],
  [{ username: 'Emma' }, 'Password is required'],
  [{ username: 'Emma', password: '' }, 'Password is required'],
  [{ username: 'Emma', password: '        ' }, 'Password is required'],
  [{ username: 'Emma', password: '1234567' }, 'A password has at least 8 characters'],
  [{ ...whole, points: 1_000_000_001 }, 'Points are a whole number from 0 to 1,000,000,000'],
  [{ ...whole, points: -5 }, 'Points are a whole number from 0 to 1,000,000,000'],
  [{ ...whole, points: 1.5 }, 'Points are a whole number from 0 to 1,000,000,000'],
  [{ ...whole, points: '5' }, 'Points are a whole number from 0 to 1,000,000,000'],
  [{ ...whole, level: 'expert' }, 'A level is one of starting, growing, sure'],
  [{ ...whole, streak: -1 }, 'A streak is a whole number of days from 0 to 100,000'],
  [{ ...whole, streak: 100_001 }, 'A streak is a whole number of days from 0 to 100,000'],
  [{ ...whole, email: 'emma' }, 'Please enter an e-mail address like emma@example.com'],
])('%j is rejected: %s', (input, message) => {
  expect(faultOf(input)).toBe(message)
})

test('the limits are inclusive and count characters, not code units', () => {
  const edges = { username: '🦊'.repeat(40), password: '12345678', points: 1_000_000_000, streak: 100_000 }
  expect(createUserSchema.parse(edges)).toMatchObject(edges)
  expect(createUserSchema.parse({ ...edges, points: 0, streak: 0 })).toMatchObject({ points: 0, streak: 0 })
})

test('unknown fields are rejected in both schemas', () => {
  expect(createUserSchema.safeParse({ ...whole, sessionVersion: 7 }).success).toBe(false)
  expect(updateUserSchema.safeParse({ passwordHash: 'x' }).success).toBe(false)
  expect(updateUserSchema.safeParse({ id: 'x' }).success).toBe(false)
})

test('an update contains only changes, and a blank password changes nothing', () => {
  expect(updateUserSchema.parse({})).toEqual({})
  expect(updateUserSchema.parse({ password: '' }).password).toBeUndefined()
  expect(updateUserSchema.parse({ password: '  ' }).password).toBeUndefined()
  expect(updateUserSchema.parse({ email: ' ' })).toEqual({ email: null })
  expect(updateUserSchema.parse({ username: ' Tante  Zoe\u0301 ' })).toEqual({ username: 'Tante Zoé' })
  expect(faultOf({ username: ' ' }, updateUserSchema)).toBe('Username is required')
  expect(faultOf({ password: '1234567' }, updateUserSchema)).toBe('A password has at least 8 characters')
  expect(faultOf({ reason: 'x'.repeat(201) }, updateUserSchema)).toBe('A reason has at most 200 characters')
})

test('a screen ignores a name to search for that cannot be one', () => {
  expect([null, ' Zoé ', 'a\0', 'a'.repeat(201)].map(readNameQuery)).toEqual(['', 'Zoé', '', ''])
})
