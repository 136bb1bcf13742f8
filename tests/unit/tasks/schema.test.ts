import { createTaskSchema } from '@/lib/tasks/schema'

const task = { title: 'Read', assignedTo: '00000000-0000-4000-8000-000000000000' }
const faultOf = (change: object) => createTaskSchema.safeParse({ ...task, ...change }).error?.issues[0]?.message

test.each([
  [{ title: undefined }, 'Task title is required'],
  [{ title: ' ' }, 'Task title is required'],
  [{ assignedTo: undefined }, 'User not found'],
  [{ status: 'done' }, 'A status is one of pending, accepted, rejected, expired, completed'],
  [{ points: '10' }, 'Points are a whole number from 0 to 1,000,000'],
  [{ points: -1 }, 'Points are a whole number from 0 to 1,000,000'],
  [{ points: 1.5 }, 'Points are a whole number from 0 to 1,000,000'],
  [{ points: 1_000_001 }, 'Points are a whole number from 0 to 1,000,000'],
  [{ date: '28.11.2026' }, 'Dates are written YYYY-MM-DD'],
  [{ date: '2026-02-30' }, 'Dates are written YYYY-MM-DD'],
])('%j is told what is wrong', (change, message) => {
  expect(faultOf(change)).toBe(message)
})

test.each(['2026-11-28T10:00', 'soon', 7])('%j is no moment, and an example is given', (expiresAt) => {
  expect(faultOf({ expiresAt })).toMatch(/^Invalid expiry date.*2027-03-28T23:59:59\+02:00$/)
})

test.each(['2026-11-28', '2026-11-28T23:59:59+01:00', '2026-11-28T22:59:59.000Z', null])(
  '%j is an expiry',
  (expiresAt) => {
    expect(faultOf({ expiresAt })).toBeUndefined()
  },
)
