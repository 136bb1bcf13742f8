import type { Viewer } from '@/lib/auth/policy'
import type { Visibility } from '@/lib/auth/visibility'
import { db } from '@/lib/db'
import { boards } from '@/lib/leaderboard/boards'
import { findBoard, findChampion, findOwnPlace, findRank, listBoard } from '@/lib/leaderboard/queries'
import { findProfile, findTaskCounts } from '@/lib/profile/queries'
import { changeSettings } from '@/lib/settings/commands'
import { readSettings } from '@/lib/settings/queries'
import { browseUsers, findUser, findUserThisMonth, listUsers } from '@/lib/users/queries'
import { earn } from '../fixtures/earn'
import { createAdministrator, createUser } from '../fixtures/factories'
import { testScope } from '../fixtures/scope'

let parent: Viewer
let anna: Viewer
let bob: Viewer

beforeEach(async () => {
  await db.user.deleteMany()
  parent = await createAdministrator()
  anna = await createUser({ username: 'anna' })
  bob = await createUser({ username: 'bob' })
  await earn(parent, bob, 7919)
  await earn(parent, anna, 50)
})

const seeing = (viewer: Viewer, visibility?: Visibility) => testScope({ ...viewer, visibility })

/** Everything that the queries tell a viewer about bob. */
async function learn(scope: ReturnType<typeof seeing>) {
  const pages = { tasks: 1, points: 1 }
  return {
    boards: await Promise.all(boards.map((board) => findBoard(scope, board))),
    places: await Promise.all(boards.map((board) => findOwnPlace(scope, board))),
    lists: [
      await listBoard(scope, { withAdmins: false, offset: 0 }),
      await listBoard(scope, { withAdmins: true, offset: 0 }),
    ],
    champion: await findChampion(scope),
    users: await listUsers(scope, { offset: 0, take: 10 }),
    directory: await browseUsers(scope, { query: 'BO', page: 1 }),
    user: await findUser(scope, bob.id),
    month: await findUserThisMonth(scope, bob.id),
    profile: await findProfile(scope, bob.id, pages),
    counts: await findTaskCounts(scope, bob.id),
  }
}

test.each([['own' as const], ['off' as const], [undefined]])(
  'with visibility %s a member learns no points, streak or rank of another',
  async (visibility) => {
    const scope = seeing(anna, visibility)
    const learned = await learn(scope)
    expect(JSON.stringify(learned)).not.toContain('7919')
    expect(learned).toMatchObject({
      champion: null,
      user: { username: 'bob', points: null, streak: null, streakDay: null },
      month: { pointsThisMonth: null },
      directory: { list: [{ username: 'bob', points: null, streak: null }], total: 1 },
      profile: {
        rank: null,
        completedCount: null,
        completionRate: null,
        weeks: null,
        activity: null,
        history: null,
        tasks: { list: [{ title: 'Water the plants', points: null }], total: 1 },
      },
      counts: null,
    })
    // Everybody is listed by name, not by rank.
    expect(learned.lists[0]?.entries.map(({ username, points, streak }) => [username, points, streak])).toEqual([
      ['anna', 50, 1],
      ['bob', null, null],
    ])
    await expect(findRank(scope, bob.id)).rejects.toMatchObject({ code: 'forbidden' })
  },
)

test('members see their own points always, and their own place unless there are no leaderboards', async () => {
  for (const visibility of ['own', 'off'] as const) {
    const scope = seeing(anna, visibility)
    const profile = await findProfile(scope, anna.id, { tasks: 1, points: 1 })
    expect(profile).toMatchObject({ user: { points: 50, streak: 1 }, completedCount: 1, history: { total: 1 } })
    expect(profile.rank).toBe(visibility === 'own' ? 2 : null)
    const own = await findOwnPlace(scope, 'all-time')
    const place = { id: anna.id, username: 'anna', avatar: null, value: 50, rank: 2 }
    expect(own).toEqual(visibility === 'own' ? { places: [place], total: 2 } : null)
    expect(await findBoard(scope, 'all-time')).toEqual({ places: visibility === 'own' ? [place] : [], next: null })
    expect(await findBoard(scope, 'all-time', '[50,"anna"]')).toEqual({ places: [], next: null })
  }
})

test.each([['everyone' as const], ['own' as const], ['off' as const]])(
  'with visibility %s administrators see everything',
  async (visibility) => {
    const learned = await learn(seeing(parent, visibility))
    expect(learned).toMatchObject({
      champion: { username: 'bob', points: 7919 },
      user: { points: 7919, streak: 1 },
      month: { pointsThisMonth: 7919 },
      profile: { rank: 1, completedCount: 1, history: { total: 1 } },
    })
    expect(learned.boards.map(({ places }) => places[0]?.username)).toEqual(['bob', 'bob', 'anna'])
  },
)

test('the settings are one row that only administrators read and change, and a change is logged once', async () => {
  const scope = testScope(parent)
  const others = {
    restDaysKeepStreak: false,
    language: null,
    evaluationsPerDay: null,
    digestHour: 17,
    remindersFrom: 7,
    remindersUntil: 21,
    allowsDictation: false,
  }
  expect(await readSettings(scope)).toEqual({ visibility: 'everyone', ...others })
  expect(await changeSettings(scope, { visibility: 'own' })).toEqual({ visibility: 'own', ...others })
  expect(await changeSettings(scope, {})).toEqual({ visibility: 'own', ...others })
  expect(await changeSettings(scope, { visibility: 'own' })).toEqual({ visibility: 'own', ...others })
  const logged = await db.activity.findMany({ where: { kind: 'visibility_set' } })
  expect(logged).toMatchObject([{ actorId: parent.id, details: { from: 'everyone', to: 'own' } }])
  for (const viewer of [anna, null]) {
    await expect(readSettings(testScope(viewer))).rejects.toThrow()
    await expect(changeSettings(testScope(viewer), { visibility: 'everyone' })).rejects.toThrow()
  }
  await expect(db.familySettings.create({ data: { id: false } })).rejects.toThrow(/FamilySettings_one_row/)
  await changeSettings(scope, { visibility: 'everyone' })
})
