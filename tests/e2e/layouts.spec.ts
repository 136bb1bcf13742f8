import type { Page } from '@playwright/test'
import { fr } from '@/lib/i18n/fr'
import { longName, setFamily } from '../fixtures/crowd'
import { lengthened, useLongestWords } from '../fixtures/longest-words'
import { addOfEverything } from '../fixtures/of-everything'
import { pages } from '../harness/doors'
import { type OwnServer, takeOwnServer } from '../harness/own-server'
import { administrator, expect, signIn, test } from './fixtures'
import { layoutFlaws } from './layout-flaws'
import { leftInEnglish } from './left-in-english'

const widths = [1600, 1280, 1024, 768, 360]
const root = lengthened(administrator)
/** Screens in other states than their address alone shows. */
const states = ['/dashboard/tasks?tab=past', '/dashboard/tasks?tab=past&q=zzz', '/user/nobody'].concat(
  ['/leaderboard?board=all-time', '/leaderboard?board=streaks'],
  ['/task-submission/00000000-0000-7000-8000-000000000000'],
)
/** Addresses that lead to another screen. */
const forwards = ['/', '/dashboard/tasks/import', '/dashboard/users', '/dashboard/users/[userId]', '/task-submission']
const screens = pages().filter((screen) => !screen.includes('...') && !forwards.includes(screen))
const isAdministration = (screen: string) => screen.startsWith('/admin/')
/** Screens that show an administrator more than a member. */
const both = ['/dashboard', '/dashboard/tasks', '/profile', '/user/[userId]', '/rewards']

/** Screens with the labels of the controls that open their dialogs, one after the other. */
const memberDialogs = [
  ['/rewards', fr.rewards.ask],
  ['/profile', fr.avatar.open],
  ['/profile', fr.account.changePassword],
  ['/profile', fr.tokens.create],
]
const actions = fr.manageUsers.actionsFor.replace('{username}', '')
const administratorDialogs = [
  ['/admin/users', fr.manageUsers.addTitle],
  ['/admin/users', actions, fr.manageUsers.edit],
  ['/admin/users', actions, fr.manageUsers.remove],
  ['/admin/tasks', fr.manageTasks.addTitle],
  ['/admin/tasks/[taskId]', fr.manageTasks.edit],
  ['/admin/tasks/[taskId]', 'Supprimer'],
  ['/admin/rewards', fr.manageRewards.add],
  ['/admin/recurring-tasks', fr.pauses.add],
]

let server: OwnServer
let userId: string
let taskId: string
test.beforeAll(async () => {
  server = await takeOwnServer()
  const { database } = server
  await setFamily(database, 8)
  const idOf = async (username: string) =>
    (await database.query<{ id: string }>('SELECT "id" FROM "User" WHERE "username" = $1', [username])).rows[0]?.id
  userId = (await idOf(longName)) ?? ''
  await addOfEverything(database, userId, (await idOf(administrator)) ?? '')
  const { rows } = await database.query<{ id: string }>(
    `SELECT "id" FROM "Task" WHERE "assigneeId" = $1 AND "title" = 'Reviewed 1'`,
    [userId],
  )
  taskId = rows[0]?.id ?? ''
  await useLongestWords(database, longName)
})
test.afterAll(() => server.stop())

/** Opens a screen; false when its address leads to another one. */
async function open(page: Page, screen: string): Promise<boolean> {
  const url = new URL(screen.replace('[userId]', userId).replace('[taskId]', taskId), server.address)
  await page.goto(url.href)
  return new URL(page.url()).pathname === url.pathname
}

// French words are longer than English ones.
test.use({ locale: 'fr-FR' })

test('every screen keeps its layout with the longest words, and is in French @once', async ({ page }) => {
  const flaws: Record<string, unknown> = {}
  const visited = new Set<string>()
  const check = async (who: string, shown: string[]) => {
    for (const screen of shown) {
      await page.setViewportSize({ width: widths[0] ?? 0, height: 900 })
      if (!(await open(page, screen))) continue
      visited.add(screen)
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        const found = await layoutFlaws(page)
        if (found.length > 0) flaws[`${screen} of ${who} at ${width} px`] = found
      }
      const english = await leftInEnglish(page)
      if (english.length > 0) flaws[`${screen} of ${who} in English`] = english
    }
  }
  await check('visitor', ['/login', '/offline'])
  await signIn(page.request, longName, server.address)
  await check('member', [...screens.filter((screen) => !isAdministration(screen) && !visited.has(screen)), ...states])
  await signIn(page.request, root, server.address)
  await check('administrator', [...screens.filter(isAdministration), ...both])
  expect(flaws).toEqual({})
  expect(screens.filter((screen) => !visited.has(screen))).toEqual([])
})

test('the dialogs keep their layout with the longest words @once', async ({ page }) => {
  const flaws: Record<string, unknown> = {}
  const check = async (shown: string[][]) => {
    for (const [screen = '', ...labels] of shown) {
      await page.setViewportSize({ width: 1280, height: 900 })
      await open(page, screen)
      for (const name of labels) {
        const opener = page.getByRole('button', { name }).or(page.getByRole('menuitem', { name }))
        await opener.filter({ visible: true }).first().click()
      }
      await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).first()).toBeVisible()
      for (const width of widths.slice(1)) {
        await page.setViewportSize({ width, height: 900 })
        const found = await layoutFlaws(page)
        if (found.length > 0) flaws[`${labels.join(', ')} at ${width} px`] = found
      }
    }
  }
  await signIn(page.request, longName, server.address)
  await check(memberDialogs)
  await signIn(page.request, root, server.address)
  await check(administratorDialogs)
  expect(flaws).toEqual({})
})
