import { z } from 'zod'
import { scheduleReport } from '@/lib/schedule/operations'
import { exactly } from '@/lib/http/exact'
import type { ScheduleReport } from '@/lib/schedule/commands'

type Shape = { id: string; points: number | null }

/** Compiled, not run: the type checker is the test. */
export const compiled = () => [
  exactly<Shape>()(z.strictObject({ id: z.string(), points: z.number().nullable() })),
  // @ts-expect-error a field that lib/ does not answer
  exactly<Shape>()(z.strictObject({ id: z.string(), points: z.number().nullable(), more: z.string() })),
  // @ts-expect-error a field that is missing
  exactly<Shape>()(z.strictObject({ id: z.string() })),
  // @ts-expect-error a field that is never null
  exactly<Shape>()(z.strictObject({ id: z.string(), points: z.number() })),
  exactly<ScheduleReport & { status: 'ok' }>()(scheduleReport),
]

test('a schema that matches its type exactly is returned unchanged', () => {
  const schema = z.strictObject({ id: z.string() })
  expect(exactly<{ id: string }>()(schema)).toBe(schema)
})
