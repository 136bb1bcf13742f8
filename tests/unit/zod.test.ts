import { inEnglish } from '@/tests/fixtures/english'
import * as z from '@/lib/zod'

const messageOf = (schema: z.ZodType, value: unknown) =>
  inEnglish(schema.safeParse(value).error?.issues[0]?.message ?? '')
const schema = z.strictObject({ points: z.number().min(0).max(10), tags: z.array(z.string()).optional() })

test.each([
  [null, 'Please check what you sent.'],
  [{}, 'Please check points.'],
  [{ points: -1 }, 'Please check points.'],
  [{ points: 1, tags: [7] }, 'Please check tags.0.'],
  [{ points: 1, isAdmin: true }, 'Please leave out isAdmin.'],
])('%j is reported without technical terms', (value, message) => {
  expect(messageOf(schema, value)).toBe(message)
})

test('a schema with its own messages keeps them', () => {
  expect(messageOf(z.string({ error: 'Username is required' }), 7)).toBe('Username is required')
})
