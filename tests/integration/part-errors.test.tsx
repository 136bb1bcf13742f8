import { Dashboard } from '@/app/(shell)/dashboard/(home)/dashboard'
import { ProfileScreen } from '@/components/profile/profile-screen'
import { toDay } from '@/lib/calendar'
import { db } from '@/lib/db'
import { orLogged } from '@/lib/fallback'
import { findBoard } from '@/lib/leaderboard/queries'
import { log } from '@/lib/log'
import { pointsThisMonth } from '@/lib/points/queries'
import { findProfile } from '@/lib/profile/queries'
import { countTasks, countTasksOrZero } from '@/lib/tasks/queries'
import { spokenMarkup } from '@/tests/fixtures/spoken'
import { earn } from '../fixtures/earn'
import { createAdministrator, createUser } from '../fixtures/factories'
import { testScope } from '../fixtures/scope'

// Renaming a table waits for its readers, longer on a busy machine.
const logged = jest.spyOn(log, 'error').mockImplementation(() => undefined)
const logs = () => logged.mock.calls.map(([, message]) => message)
beforeEach(() => logged.mockClear())

/** Runs the work while a table is renamed away. */
async function without<T>(table: string, work: () => Promise<T>): Promise<T> {
  await db.$executeRawUnsafe(`ALTER TABLE "${table}" RENAME TO "${table}Away"`)
  try {
    return await work()
  } finally {
    await db.$executeRawUnsafe(`ALTER TABLE "${table}Away" RENAME TO "${table}"`)
  }
}

const text = (element: React.ReactElement) =>
  spokenMarkup(element)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

test('unreadable counts show as 0 on a screen with a log entry each, and fail an API call', async () => {
  const anna = await createUser()
  const scope = testScope(anna)
  await without('TaskCount', async () => {
    expect(await countTasksOrZero(scope, anna.id)).toEqual({ accepted: 0, final: 0, assigned: 0 })
    await expect(countTasks(scope, anna.id)).rejects.toThrow()
  })
  expect(logs()).toEqual(
    expect.arrayContaining([
      'Failed to fetch accepted tasks count',
      'Failed to fetch final state tasks count',
      'Failed to fetch tasks',
    ]),
  )
})

test('unreadable monthly points show as 0 on the dashboard, and the rest of it still works', async () => {
  const anna = await createUser()
  const earned = await without('MonthPoints', () =>
    orLogged(pointsThisMonth(testScope(anna), anna.id), 0, 'leaderboard.monthlyPointsFailed'),
  )
  expect([earned, logs()]).toEqual([0, ['Failed to fetch monthly points']])
  const progress = { points: 70, pointsThisMonth: earned, streak: 2, completedCount: 3, completionRate: 50 }
  const now = { now: '2026-11-21T11:00:00Z', today: toDay('2026-11-21'), timeZone: 'Europe/Paris' }
  const shown = text(<Dashboard {...progress} {...now} todaysTasks={null} />)
  expect(shown).toContain('+0 points this month')
  expect(shown).toContain('Daily Assignments Failed to fetch tasks')
  expect(shown).toContain('Completed 3 50% completion rate')
})

test('the monthly leaderboard logs what it could not read', async () => {
  const anna = await createUser()
  await without('MonthPoints', () => expect(findBoard(testScope(anna), 'monthly')).rejects.toThrow())
  expect(logs()).toEqual(['Failed to fetch monthly points'])
})

test('a profile shows the readable parts and marks the others as missing', async () => {
  const [parent, anna] = [await createAdministrator(), await createUser()]
  await earn(parent, anna, 10, '2026-11-21T10:00:00Z')
  const page = { tasks: 1, points: 1 }
  const profile = await without('PointEntry', () => findProfile(testScope(anna), anna.id, page))
  const error = { error: 'This part could not be loaded. Try again in a moment.' }
  expect(profile).toMatchObject({ completedCount: 1, weeks: error, history: error, tasks: { total: 1 } })
  const shown = text(<ProfileScreen title="My Profile" path="/profile" profile={profile} />)
  expect(shown).toContain('Completed Tasks 1')
  expect(shown).toContain(`Points per week ${error.error}`)
  expect(shown).toContain('Water the plants')
})

test('a forbidden or missing record is not logged as a failure', async () => {
  const refused = countTasks(testScope(null), 'x')
  await expect(orLogged(refused, 0, 'tasks.fetchFailed')).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(logs()).toEqual([])
})
