import { servers } from '../harness/servers'
import { administer, expectAccessible, expectNoSidewaysScroll, newMember, server } from './administration'
import { expect, familyDay, test } from './fixtures'
import { path, fillIn, chooseDay } from './recurring'

test('a rule repeats, and can be paused, resumed and deleted @once', async ({ page }) => {
  await administer(page, path)
  const { username } = await newMember(page)
  const title = `Dishes ${username}`
  await fillIn(page, username, title)
  await chooseDay(page, familyDay())
  await page.getByLabel('Keep repeating').check()
  await page.getByRole('button', { name: 'Generate Tasks' }).click()
  await expect(page.getByText(`Generated 1 tasks for ${username}.`)).toBeVisible()
  const rule = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
  await expect(rule).toContainText(`${username}, every day`)
  await expect(rule).toContainText('Active')

  const made = page.getByRole('status').filter({ hasText: 'These tasks keep repeating.' })
  await expect(made).toBeVisible()
  await rule.getByRole('button', { name: `Pause ${title} for ${username}` }).press('Enter')
  await expect(page.getByText('Rule paused')).toBeVisible()
  await expect(made).toHaveCount(0)
  await expect(rule).toContainText('Paused')
  await expect(rule.getByRole('button', { name: `Resume ${title} for ${username}` })).toBeFocused()

  await rule.getByRole('button', { name: `Resume ${title} for ${username}` }).click()
  await expect(page.getByText('7 tasks made for the next seven days.')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await rule.getByRole('button', { name: `Delete ${title} for ${username}` }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Tasks that were already made stay')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Rule deleted')).toBeVisible()
  await expect(rule).toHaveCount(0)
})

test('a rule can be changed for the tasks that are still to be made @once', async ({ page }) => {
  await administer(page, path)
  const { username, id } = await newMember(page)
  const title = `Dishes ${username}`
  const content = { memberIds: [id], title, description: 'Both sinks.', points: 5, from: familyDay() }
  const expectations = [{ text: 'what you washed', isHidden: false }]
  const created = await page.request.post(`${server}/api/admin/recurring`, {
    data: { ...content, expectations, interval: 'daily', expiry: 'same_day' },
  })
  expect(created.status(), await created.text()).toBe(201)
  const { id: ruleId } = (await created.json()) as { id: string }
  await page.reload()
  const rule = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
  await rule.getByRole('button', { name: `Edit ${title} for ${username}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Those already made stay as they are.')
  const members = dialog.getByRole('list', { name: 'Members, in order' }).getByRole('listitem')
  await expect(members).toHaveText([username])
  await dialog.getByRole('button', { name: `Remove ${username}` }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Another member')).toHaveAccessibleDescription('At least one member is required')
  const other = await newMember(page)
  for (const name of [other.username, username]) {
    await dialog.getByLabel('Another member').fill(name.slice(0, -1))
    await page.getByRole('option', { name }).click()
    await expect(dialog.getByText('At least one member is required')).toHaveCount(0)
  }
  await expect(members).toHaveText([other.username, username])
  await dialog.getByLabel('Who gets the tasks').selectOption('In turn, one after the other')
  await expect(dialog.getByLabel('Task Description')).toHaveValue('Both sinks.')
  await expect(dialog.getByLabel('Points')).toHaveValue('5')
  await expectAccessible(page)
  await dialog.getByLabel('Task Description').fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Task Description')).toHaveAccessibleDescription('Task description is required')
  await dialog.getByLabel('Task Description').fill('The sink and the floor.')
  await dialog.getByLabel('Interval Type').selectOption('Weekly')
  await dialog.getByRole('checkbox', { name: 'Monday' }).check()
  await dialog.getByLabel('Points').fill('15')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Rule updated')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(`the tasks of “${title}” follow the new rule.`)).toBeVisible()
  await expect(rule).toContainText(`${other.username} and ${username} in turn, every week on Monday`)
  const stored = await page.request.get(`${server}/api/admin/recurring/${ruleId}`)
  expect(await stored.json()).toMatchObject({
    ...{ description: 'The sink and the floor.', points: 15, interval: 'weekly', weekdays: [1], expectations },
    ...{ memberIds: [other.id, id], mode: 'turn', from: familyDay(), expiry: 'same_day' },
  })
})

test('a rule that was deleted in another tab leaves the list, and the reason is given once @once', async ({ page }) => {
  await administer(page, path)
  const { username, id } = await newMember(page)
  const title = `Dishes ${username}`
  const content = { memberIds: [id], title, description: 'Both sinks.', points: 5, from: familyDay() }
  const created = await page.request.post(`${server}/api/admin/recurring`, {
    data: { ...content, interval: 'daily', expiry: 'same_day' },
  })
  expect(created.status(), await created.text()).toBe(201)
  const { id: ruleId } = (await created.json()) as { id: string }
  await page.reload()
  const rule = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
  await expect(rule).toHaveCount(1)
  expect((await page.request.delete(`${server}/api/admin/recurring/${ruleId}`)).status()).toBe(204)

  await rule.getByRole('button', { name: `Delete ${title} for ${username}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Failed to delete the rule')).toBeVisible()
  await expect(page.getByText('This rule does not exist any more')).toHaveCount(1)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(rule).toHaveCount(0)
})

test('the server runs its schedule without a secret, and the page shows when @once', async ({ page }) => {
  await administer(page, path, servers.rules)
  const item = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: 'Recurring tasks', exact: true }) })
  await expect(async () => {
    await page.reload()
    await expect(item).toContainText(/Last ran .+ · Next /, { timeout: 1_000 })
  }).toPass()
  await expect(page.getByText('CRON_SECRET')).toHaveCount(0)
  await expect(page.getByLabel('Keep repeating')).toHaveAccessibleDescription(/^After the last day Laurel keeps adding/)
  const response = await page.request.get(`${servers.rules}/api/cron/jobs`)
  expect(response.status()).toBe(503)
})
