import { leafSchema } from '@/lib/leaves/schema'

const parse = (line: unknown) => leafSchema.safeParse({ line })

test('a line is counted in characters after it was cleaned, and may be left out', () => {
  expect(leafSchema.parse({})).toEqual({ line: '' })
  expect(parse(` ${'🌿'.repeat(140)}\n`)).toMatchObject({ success: true, data: { line: '🌿'.repeat(140) } })
  expect(parse('a'.repeat(141)).success).toBe(false)
  expect([parse(null).success, parse(7).success, leafSchema.safeParse({ line: '', more: 1 }).success]).toEqual([
    false,
    false,
    false,
  ])
})
