import { someEmail, somePush, someReminder, someReport, someRequest, someReward } from '../fixtures/rows'
import { insert, insertOne } from '../fixtures/insert'
import { addDays, mondayOf, toDay } from '@/lib/calendar'
import { type OwnServer, takeOwnServer } from '../harness/own-server'
import { administer, expectAccessible, expectNoSidewaysScroll, expectReadable, newMember } from './administration'
import { expect, familyDay, hold, signIn, test } from './fixtures'

test.describe.configure({ mode: 'serial' })

let server: OwnServer
test.beforeAll(async () => {
  server = await takeOwnServer()
})
test.afterAll(async () => {
  await server.stop()
})

const today = () =>
  new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${familyDay()}T00:00:00Z`))

/** A notification for the member that could not be delivered. */
async function insertFailedPush(memberId: string) {
  const { id: reminderId } = await insertOne(server.database, 'Reminder', someReminder(memberId))
  const failed = { ...somePush(), outcome: 'failed', attempts: 1 }
  await insertOne(server.database, 'ReminderDelivery', { ...failed, reminderId })
}

test('the first screen says what waits for an administrator and what happened this week @once', async ({ page }) => {
  const emma = await signIn(page.request, 'emma', server.address)
  const reward = await insertOne(server.database, 'Reward', someReward({ name: 'Cinema' }))
  await insertOne(server.database, 'RewardRequest', someRequest(reward, emma.id))
  await insert(server.database, 'SafeguardingReport', [someReport(emma.id)])
  await insertOne(server.database, 'EmailMessage', someEmail({ outcome: 'failed' }))
  await insertFailedPush(emma.id)

  await administer(page, '/dashboard', server.address)
  const waiting = page.getByRole('region', { name: 'Needs you' })
  const week = page.getByRole('region', { name: 'This week' })
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    for (const part of [
      page.getByRole('heading', { name: 'Needs you' }),
      waiting.getByText('Cinema'),
      waiting.getByRole('link', { name: '1 e-mail could not be delivered in the last seven days' }),
      waiting.getByRole('link', { name: '1 notification could not be delivered in the last seven days' }),
      page.getByRole('heading', { name: 'This week' }),
      week.getByRole('list', { name: 'Days of emma' }),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 })
    }
  }
  const members = week.getByRole('listitem').filter({ has: page.getByRole('list', { name: /^Days of / }) })
  await expect(members).toHaveCount(6)
  for (const member of await members.all()) await expect(member).toBeInViewport({ ratio: 1 })
  const days = week.getByRole('list', { name: 'Days of emma' }).getByRole('listitem')
  await expect(days).toHaveCount(7)
  await expect(days.getByText(`${today()}: 2 open`, { exact: true })).toHaveCount(1)
  await expectNoSidewaysScroll(page)

  const line = waiting.getByRole('button', { name: /^Cinema/ })
  await line.focus()
  const arrive = await hold(page, '**/_next/static/chunks/**')
  await page.keyboard.press('Enter')
  await expect(waiting.getByRole('status')).toHaveText('Loading...')
  await expect(line).toBeFocused()
  await expect(page.getByRole('heading', { name: 'This week' })).toBeVisible()
  arrive()
  await expect(line).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)
  const reason = page.getByRole('dialog').getByLabel('Why not now')
  await waiting.getByRole('button', { name: /^Not now/ }).press('Enter')
  await reason.fill('After the holidays.')
  await page.reload()
  await line.press('Enter')
  await waiting.getByRole('button', { name: /^Not now/ }).press('Enter')
  await expect(reason).toHaveValue('After the holidays.')
  await page.keyboard.press('Escape')
  await waiting.getByRole('button', { name: /^Give/ }).press('Enter')
  await expect(line).toHaveCount(0)
  await expect(waiting.getByRole('button', { name: /^Kitchen/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(waiting.getByText('Read me.')).toBeVisible()
  await waiting.getByRole('button', { name: 'I have read this' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Needs you' })).toBeFocused()

  await server.database.query('DELETE FROM "EmailMessage"')
  await server.database.query('DELETE FROM "Reminder"')
  await page.reload()
  await expect(waiting.getByText('Nothing waits for you.')).toBeVisible()
  await week.getByRole('link', { name: 'emma' }).click()
  const monday = mondayOf(toDay(familyDay()))
  await expect(page).toHaveURL(`${server.address}/admin/tasks?member=${emma.id}&week=${monday}`)
  await page.goBack()
  const next = page.getByRole('region', { name: 'Next week' }).getByRole('listitem').filter({ hasText: 'emma' })
  await expect(next.getByRole('link', { name: /^Nothing planned/ })).toBeVisible()
  await next.getByRole('link', { name: 'emma' }).click()
  await expect(page).toHaveURL(`${server.address}/admin/tasks?member=${emma.id}&week=${addDays(monday, 7)}`)
})

test('what failed needs the administrator, and leads to where it is told @once', async ({ page }) => {
  const { id: memberId } = await signIn(page.request, 'emma', server.address)
  await insertFailedPush(memberId)
  await administer(page, '/dashboard', server.address)
  await page.getByRole('link', { name: '1 notification could not be delivered in the last seven days' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Reminders that were sent' })).toBeVisible()

  const tomorrow = addDays(toDay(familyDay()), 1)
  await server.database.query(
    `INSERT INTO "JobRun" ("kind", "day", "state", "error") VALUES ('reconcile', $1, 'failed', 'jobs.unexpected')`,
    [tomorrow],
  )
  await page.goto(`${server.address}/dashboard`)
  await page.getByRole('link', { name: 'A part of the schedule failed' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Run again: Checking points' })).toBeInViewport()
})

test('an administrator with tasks of their own finds their own dashboard below @once', async ({ page }) => {
  const { id } = await signIn(page.request, 'parent', server.address)
  await page.goto(`${server.address}/dashboard`)
  await expect(page.getByRole('heading', { name: 'This week' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'My Progress' })).toHaveCount(0)
  const task = { title: 'Mend the chair', assignedTo: id, date: familyDay() }
  expect((await page.request.post(`${server.address}/api/tasks`, { data: task })).status()).toBe(201)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'My Progress' })).toBeVisible()
  await expect(page.getByText('Mend the chair')).toBeVisible()
})

test('a child signs in with a suggested password, and their card can be printed @once', async ({
  page,
  playwright,
}) => {
  await administer(page, '/admin/users', server.address)
  await page.getByRole('button', { name: 'Add New User' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Username').fill('Zoé')
  await dialog.getByRole('button', { name: 'Suggest a password' }).click()
  const suggested = await dialog.getByText(/^Suggested: /).textContent()
  const password = /Suggested: (\S+)\./.exec(suggested ?? '')?.[1] ?? ''
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog).toHaveCount(0)

  await page.goto(`${server.address}/dashboard`)
  await expect(page.getByText('Not signed in yet: Zoé')).toBeVisible()
  await page.getByRole('link', { name: 'Sign-in cards' }).click()
  const card = page.getByRole('article', { name: 'Zoé' })
  await expect(card.getByText(new URL(server.address).host)).toBeVisible()
  await expect(card.getByRole('img', { name: 'Scan this to open Laurel' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(7)
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  const child = await playwright.request.newContext()
  await signIn(child, 'Zoé', server.address, password)
  await child.dispose()
  await page.getByRole('link', { name: 'Back to the dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'This week' })).toBeVisible()
  // The browser keeps a visited page for five minutes.
  await page.reload()
  await expect(page.getByText('Not signed in yet: Zoé')).toHaveCount(0)
})

test('a parent checks the installation, lets days rest, and gives a member a break that the week knows @once', async ({
  page,
}) => {
  await administer(page, '/admin/setup', server.address)
  for (const name of ['See the example and its evaluation', 'Everything that Laurel does by itself'])
    expect((await page.getByRole('link', { name }).boundingBox())?.height).toBeGreaterThanOrEqual(44)
  const zone = page.getByRole('region', { name: 'Time zone' })
  await zone.getByRole('button', { name: 'Check now: Time zone' }).press('Enter')
  await expect(zone.getByText(/^Checked on .*: it works\.$/)).toBeVisible()
  await expect(zone.getByRole('button')).toBeFocused()
  const rest = page.getByRole('checkbox', { name: 'Days without a task keep a streak' })
  const wasChecked = await rest.isChecked()
  await rest.press('Space')
  await expect(page.getByText('Setting saved')).toBeVisible()
  await page.reload()
  await expect(rest).toBeChecked({ checked: !wasChecked })
  await expectNoSidewaysScroll(page)
  await expectReadable(page)

  const { id, username } = await newMember(page, undefined, server.address)
  await page.goto(`${server.address}/users/${id}`)
  await page.getByRole('button', { name: 'Add a pause' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Broken arm')
  await dialog.getByLabel('Last day').fill(familyDay(13))
  await dialog.getByRole('button', { name: 'Add a pause' }).click()
  await expect(page.getByRole('heading', { name: 'Broken arm' })).toBeVisible()
  await expectNoSidewaysScroll(page)

  await page.goto(`${server.address}/dashboard`)
  const next = page.getByRole('region', { name: 'Next week' }).getByRole('listitem').filter({ hasText: username })
  await expect(next.getByText('On a break all week')).toBeVisible()
  await expect(next.getByText('Nothing planned yet')).toHaveCount(0)

  await signIn(page.request, username, server.address)
  await page.goto(`${server.address}/dashboard/tasks`)
  await expect(page.getByText(/^You are on a break until /)).toBeVisible()
})
