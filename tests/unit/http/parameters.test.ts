import { readBefore } from '@/lib/activity/schema'
import { operations } from '@/lib/openapi/operations'
import { inEnglish } from '@/tests/fixtures/english'

const find = (path: string, method = 'get') =>
  operations.find((operation) => operation.path === path && operation.method === method)?.query

/** What `fields` says of a parameter. */
function errorOf(path: string, [name, value]: [string, string], method?: string) {
  const error = find(path, method)?.safeParse({ [name]: value }).error
  const issue = error?.issues.find((each) => each.path.join() === name)
  return inEnglish(issue?.message)
}

const wholeFrom0 = 'Write offset as a whole number from 0 to 10,000,000'
const ofTasks = 'Write offset as a whole number from 0 to 10,000'

test.each([
  ['/api/tasks', 'offset', 'abc', ofTasks],
  ['/api/tasks', 'offset', '-1', ofTasks],
  ['/api/tasks/user/{userId}', 'offset', '1.5', ofTasks],
  ['/api/users', 'offset', '', wholeFrom0],
  ['/api/leaderboard', 'offset', '-5', wholeFrom0],
  ['/api/admin/recurring', 'offset', 'x', wholeFrom0],
  ['/api/admin/review', 'offset', '0x10', wholeFrom0],
  ['/api/admin/users', 'offset', '10000001', wholeFrom0],
  ['/api/admin/users', 'q', 'a'.repeat(201), 'A search has at most 200 characters'],
  ['/api/admin/users', 'q', 'a\0', 'Please check q.'],
  ['/api/admin/users', 'limit', '0', 'Write limit as a whole number from 1 to 1,000'],
  ['/api/admin/activity', 'limit', '101', 'Write limit as a whole number from 1 to 100'],
  ['/api/admin/activity', 'before', 'x', 'Write before as a whole number from 1 to 2,147,483,647'],
  ['/api/leaderboard/places', 'board', 'nope', 'Write board as one of monthly, all-time, streaks'],
  ['/api/leaderboard/places', 'after', '[]', 'Pass the `next` of an earlier page as `after`'],
  ['/api/tasks/{taskId}/photos/{photoId}', 'size', 'huge', 'Write size as one of large, small'],
])('%s refuses %s=%s', (path, name, value, message) => {
  expect(errorOf(path, [name, value])).toBe(message)
})

test('the calendar to revoke is not guessed', () => {
  expect(errorOf('/api/users/{userId}/calendar', ['isFamily', 'yes'], 'delete')).toBe(
    'Write isFamily as one of true, false',
  )
})

test('parameters that are left out take their defaults', () => {
  expect(find('/api/tasks')?.parse({})).toEqual({ offset: 0 })
  expect(find('/api/admin/users')?.parse({ offset: '15' })).toEqual({ q: '', offset: 15, limit: 1000 })
  expect(find('/api/admin/activity')?.parse({ before: '7' })).toEqual({ before: 7, limit: 25 })
  expect(find('/api/leaderboard/places')?.parse({})).toEqual({ board: 'monthly' })
  expect(find('/api/tasks/{taskId}/photos/{photoId}')?.parse({})).toEqual({ size: 'large' })
})

test('a screen ignores an invalid position of the activity log', () => {
  expect(['7', 'x', undefined, ['1', '2']].map(readBefore)).toEqual([7, undefined, undefined, undefined])
})
