import { messageOf as encoded } from '@/lib/i18n/message'
import { inEnglish } from '@/tests/fixtures/english'
import * as z from '@/lib/zod'

const messageOf = (schema: z.ZodType, value: unknown) =>
  inEnglish(schema.safeParse(value).error?.issues[0]?.message ?? '')
const schema = z.strictObject({ points: z.number().min(0).max(10), tags: z.array(z.string()).optional() })

test.each([
  [null, 'Please check what you sent.'],
  [{}, 'Please add points.'],
  [{ points: -1 }, 'Please check points.'],
  [{ points: 1, tags: [7] }, 'Write tags.0 as text'],
  [{ points: 1, isAdmin: true }, 'Please leave out isAdmin.'],
])('%j is reported without technical terms', (value, message) => {
  expect(messageOf(schema, value)).toBe(message)
})

const oneOfThree = z.int().min(1).max(3)
const given = z.discriminatedUnion('isGiven', [
  z.strictObject({ isGiven: z.literal(true) }),
  z.strictObject({ isGiven: z.literal(false), reason: z.string() }),
])

test.each([
  ['an enumeration', z.enum(['en', 'fr']), 'de', 'Write field as one of en, fr'],
  ['an enumeration that is left out', z.enum(['en', 'fr']), undefined, 'Write field as one of en, fr'],
  ['a choice of numbers', z.literal([30, 90]), 7, 'Write field as one of 30, 90'],
  ['a boolean', z.boolean(), 'yes', 'Write field as one of true, false'],
  ['a number that is too small', oneOfThree, 0, 'Write field as a whole number from 1 to 3'],
  ['a number that is too large', oneOfThree.optional(), 4, 'Write field as a whole number from 1 to 3'],
  ['a fraction', z.number().int().min(1).max(3), 1.5, 'Write field as a whole number from 1 to 3'],
  ['a number as text', oneOfThree, '2', 'Write field as a whole number from 1 to 3'],
  ['a number without an upper bound', z.int().min(0), -1, 'Please check field.'],
  ['a list', z.array(z.string()), 'one', 'Write field as a list'],
  ['a text that is too long', z.string().max(3), 'four', 'Please check field.'],
])('of %s the message says what is allowed', (_, field, value, message) => {
  expect(messageOf(z.strictObject({ field }), { field: value })).toBe(message)
})

test('a choice between shapes says which words choose', () => {
  expect(messageOf(given, { isGiven: 'yes' })).toBe('Write isGiven as one of true, false')
})

test('only a value that is missing is called so', () => {
  const members = z.strictObject({
    members: z.array(z.string(), { error: z.ifMissing(encoded('planning.membersRequired')) }),
  })
  expect(messageOf(members, {})).toBe('Choose at least one member')
  expect(messageOf(members, { members: 'emma' })).toBe('Write members as a list')
})

test('a schema with its own messages keeps them', () => {
  expect(messageOf(z.string({ error: 'Username is required' }), 7)).toBe('Username is required')
})
