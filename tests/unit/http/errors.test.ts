import { errorAnswerOf } from '@/lib/http/errors'
import { createPauseSchema } from '@/lib/pauses/schema'
import { planSchema } from '@/lib/planning/schema'
import { createTaskSchema } from '@/lib/tasks/schema'
import { Prisma } from '@/prisma/generated/client'

const task = { title: 'Read', assignedTo: '00000000-0000-4000-8000-000000000000' }
const failed = (input: object) => errorAnswerOf(createTaskSchema.safeParse(input).error, { locale: 'en' })

test('an error inside a list is reported with its path as well', () => {
  expect(failed({ ...task, title: '', expectations: ['who won', { text: ' ', isHidden: true }] })).toEqual({
    status: 400,
    message: 'Task title is required',
    fields: {
      title: ['Task title is required'],
      expectations: ['Write what a good answer tells, or remove the line'],
      'expectations.1.text': ['Write what a good answer tells, or remove the line'],
    },
  })
})

test('a value of the wrong type has one error, and so has a day that is none', () => {
  const plan = { members: 'e0000000-0000-4000-8000-000000000000', days: ['2026-13-01'], perDay: 1, language: 'en' }
  expect(errorAnswerOf(planSchema.safeParse(plan).error, { locale: 'en' }).fields).toEqual({
    members: ['Write members as a list'],
    days: ['There is no such date'],
    'days.0': ['There is no such date'],
  })
  const pause = { memberId: null, from: '2026-12-24T00:00:00Z', to: '2026-12-20', name: 'Christmas' }
  expect(errorAnswerOf(createPauseSchema.safeParse(pause).error, { locale: 'en' }).fields).toEqual({
    from: ['Dates are written YYYY-MM-DD'],
  })
})

test('a long list of errors is truncated', () => {
  const { fields = {} } = failed({ ...task, expectations: Array(30_000).fill(7) })
  expect(Object.keys(fields).length).toBeLessThan(60)
})

test.each([
  ['P2003', {}],
  ['P2010', { driverAdapterError: { cause: { kind: 'ForeignKeyConstraintViolation', originalCode: '23503' } } }],
])('a row that was deleted meanwhile is not found, by %s', (code, meta) => {
  const error = new Prisma.PrismaClientKnownRequestError('violates', { code, meta, clientVersion: '7' })
  expect(errorAnswerOf(error, { locale: 'en' })).toEqual({ status: 404, message: 'Not found' })
})

test('any other error of raw SQL is masked', () => {
  const meta = { driverAdapterError: { cause: { kind: 'UniqueConstraintViolation', originalCode: '23505' } } }
  const error = new Prisma.PrismaClientKnownRequestError('violates', { code: 'P2010', meta, clientVersion: '7' })
  expect(errorAnswerOf(error, { locale: 'en' }).status).toBe(500)
})
