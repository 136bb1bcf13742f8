import { administer, expectAccessible, expectNoSidewaysScroll, newMember, server, tasksOf } from './administration'
import { expect, familyDay, test } from './fixtures'
import { path, fillIn, chooseDay } from './recurring'

const longDay = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

const shortDay = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

test('the form starts with default values and requires the missing ones @once', async ({ page }) => {
  await administer(page, path)
  await expect(page.getByRole('heading', { level: 1, name: 'Recurring Tasks' })).toBeVisible()
  await expect(page.getByLabel('Interval Type')).toHaveValue('daily')
  await expect(page.getByLabel('Interval Type').getByRole('option')).toHaveText(['Daily', 'Weekly', 'Monthly'])
  await expect(page.getByLabel('Interval Value')).toHaveValue('1')
  await expect(page.getByLabel('Expires After').getByRole('option')).toHaveText([
    'Same day',
    '1 day',
    '2 days',
    '1 week',
    'Custom',
  ])
  await expect(page.getByLabel('Points')).toHaveValue('10')
  await expect(page.locator(`[data-day="${familyDay()}"]`)).toHaveAttribute(
    'aria-label',
    `${longDay(familyDay())}, First day`,
  )
  if (familyDay().endsWith('-01') === false)
    await expect(page.locator(`[data-day="${familyDay().slice(0, 8)}01"]`)).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Previous month' })).toBeDisabled()

  const generate = page.getByRole('button', { name: 'Generate Tasks' })
  await expect(generate).toBeDisabled()
  const { username } = await newMember(page)
  await page.getByLabel('Username').fill(username)
  await page.getByRole('option', { name: username }).click()
  await expect(generate).toBeDisabled()
  await page.getByLabel('Task Title').fill('Piano')
  await generate.click()
  await expect(page.getByText('What needs a change is marked.')).toBeVisible()
  await expect(page.getByText('Task description is required')).toHaveCount(1)
  const description = page.getByLabel('Task Description')
  await expect(description).toBeFocused()
  await page.getByLabel('Task Title').fill('Piano lesson')
  await expect(description).toHaveAttribute('aria-invalid', 'true')
  await description.fill('Play it twice.')
  await expect(description).not.toHaveAttribute('aria-invalid')
  await expect(page.locator('form').getByText('Task description is required')).toHaveCount(0)

  await page.getByLabel('Interval Value').fill('')
  await page.getByLabel('Task Title').focus()
  await expect(page.getByLabel('Interval Value')).toHaveValue('1')
  await expect(page.getByLabel('Custom Days')).toHaveCount(0)
  await page.getByLabel('Expires After').selectOption('Custom')
  await expect(page.getByLabel('Custom Days')).toHaveValue('1')
  await page.getByLabel('Custom Days').fill('0')
  await page.getByLabel('Task Title').focus()
  await expect(page.getByLabel('Custom Days')).toHaveValue('1')
  await expectAccessible(page)

  await page.reload()
  await expect(page.getByLabel('Task Title')).toHaveValue('Piano lesson')
  await expect(page.getByLabel('Username')).toHaveValue(username)
  await expect(page.getByLabel('Expires After')).toHaveValue('custom')
})

test('the preview lists exactly the tasks that are then created, without those in a pause unless wanted @once', async ({
  page,
}) => {
  await administer(page, path)
  const { username, id } = await newMember(page)
  const pause = { memberId: id, from: familyDay(2), to: familyDay(3), name: 'Camp' }
  expect((await page.request.post(`${server}/api/admin/pauses`, { data: pause })).status()).toBe(201)
  await page.reload()
  await fillIn(page, username, 'Piano')
  await chooseDay(page, familyDay(1))
  await expect(page.getByText('Now choose the last day, or keep this one day.')).toBeVisible()
  await chooseDay(page, familyDay(7))
  await page.getByLabel('Interval Value').fill('2')
  const preview = page.getByRole('region', { name: 'What will be created' })
  await expect(preview).toContainText('3 tasks')
  await expect(preview).toContainText('There are no tasks on the days of pauses.')
  await page.getByLabel('Even during pauses').check()
  await expect(preview).toContainText('4 tasks')
  await expect(preview).not.toContainText('There are no tasks on the days of pauses.')
  await expect(preview.getByRole('listitem')).toHaveCount(4)
  await page.getByLabel('Points').fill('25')
  await page.getByRole('button', { name: 'Generate Tasks' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Tasks generated' })).toContainText(
    `Generated 4 tasks for ${username}.`,
  )
  const tasks = await tasksOf(page, id)
  expect(tasks.map(({ date, points }) => [date, points])).toEqual([1, 3, 5, 7].map((days) => [familyDay(days), 25]))
  await page.getByRole('button', { name: 'Generate Tasks' }).click()
  await expect(page.getByText(`Generated 0 tasks for ${username}.`)).toBeVisible()
  await expect(page.getByText('4 tasks were already there.')).toBeVisible()
  expect(await tasksOf(page, id)).toHaveLength(4)
})

test('the preview lists up to eight days, one per line, and only the first and last of more @once', async ({
  page,
}) => {
  await administer(page, path)
  await page.setViewportSize({ width: 360, height: 800 })
  const items = page.getByRole('region', { name: 'What will be created' }).getByRole('listitem')
  await chooseDay(page, familyDay(1))
  await chooseDay(page, familyDay(8))
  await expect(items).toHaveCount(8)
  for (const expiry of ['1 day', 'Same day']) {
    await page.getByLabel('Expires After').selectOption(expiry)
    for (const item of await items.all()) expect((await item.boundingBox())?.height).toBeLessThan(30)
  }
  await chooseDay(page, familyDay(1))
  await chooseDay(page, familyDay(9))
  await expect(items).toHaveCount(7)
  await expect(items.nth(5)).toHaveText('and 3 more')

  const left = async (name: string) => (await page.getByText(name, { exact: true }).boundingBox())?.x
  expect(await left(`${shortDay(familyDay(1))} – ${shortDay(familyDay(9))}`)).toBe(await left('Date Range'))
})

test('the calendar works by keyboard alone, a typed username is accepted on blur, and an unknown one is an error @once', async ({
  page,
}) => {
  await administer(page, path)
  const today = page.locator(`[data-day="${familyDay()}"]`)
  await today.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(today).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator(`[data-day="${familyDay(1)}"]`)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.locator(`[data-day="${familyDay(8)}"]`)).toHaveAttribute(
    'aria-label',
    `${longDay(familyDay(8))}, Last day`,
  )
  await expect(page.getByRole('region', { name: 'What will be created' })).toContainText('8 tasks')
  await page.keyboard.press('PageDown')
  await page.keyboard.press('PageUp')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Generate Tasks' })).toBeDisabled()

  const { username } = await newMember(page)
  const field = page.getByLabel('Username')
  const generate = page.getByRole('button', { name: 'Generate Tasks' })
  await page.getByLabel('Task Title').fill('Piano')
  await field.fill(username.toUpperCase())
  await field.press('Tab')
  await expect(field).toHaveValue(username)
  await expect(generate).toBeEnabled()

  await field.fill(`${username}-not`)
  await field.press('Tab')
  await expect(page.getByText('User not found')).toBeVisible()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription('User not found')
  await expect(generate).toBeDisabled()
  await expectAccessible(page)

  await field.fill(username)
  await field.press('Enter')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(page.getByText('User not found')).toHaveCount(0)
  await expect(generate).toBeEnabled()
})

test('several members take turns on chosen weekdays, previewed for each @once', async ({ page }) => {
  await administer(page, path)
  const [first, second] = [await newMember(page), await newMember(page)]
  const title = `Table ${first.username}`
  await fillIn(page, first.username, title)
  const another = page.getByLabel('Another member')
  await another.fill(second.username.slice(0, -1))
  await expect(page.getByRole('option', { name: second.username })).toBeVisible()
  await another.press('Enter')
  await expect(another).toHaveValue('')
  await expect(another).toBeFocused()
  await page.getByRole('button', { name: `Remove ${second.username}` }).press('Enter')
  await expect(page.getByRole('list', { name: 'Members, in order' })).toHaveCount(0)
  await expect(page.locator('body')).not.toBeFocused()

  const longer = `${second.username}a`
  const created = await page.request.post(`${server}/api/admin/users`, {
    data: { username: longer, password: 'laurel-demo' },
  })
  expect(created.status()).toBe(201)
  await another.fill(second.username)
  await expect(page.getByRole('listbox').getByRole('option')).toContainText([second.username, longer])
  await another.press('a')
  await page.getByRole('button', { name: `Remove ${longer}` }).press('Enter')
  await another.fill(second.username)
  await expect(page.getByRole('listbox').getByRole('option')).toContainText([second.username, longer])
  await another.press('Tab')
  await expect(page.getByRole('list', { name: 'Members, in order' }).getByRole('listitem')).toHaveText([
    first.username,
    second.username,
  ])
  await page.getByLabel('Who gets the tasks').selectOption('In turn, one after the other')
  await page.getByLabel('Interval Type').selectOption('Weekly')
  await page.getByRole('checkbox', { name: 'Monday' }).check()
  await page.getByRole('checkbox', { name: 'Thursday' }).check()
  await chooseDay(page, familyDay(1))
  await chooseDay(page, familyDay(14))
  const preview = page.getByRole('region', { name: 'What will be created' })
  await expect(preview).toContainText('4 tasks')
  for (const { username } of [first, second])
    await expect(preview.getByRole('heading', { name: `${username}: 2 tasks` })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByLabel('Even during pauses').check()
  await page.getByLabel('Keep repeating').check()
  await page.getByRole('button', { name: 'Generate Tasks' }).click()
  await expect(page.getByText(`Generated 4 tasks for ${first.username} and ${second.username}.`)).toBeVisible()
  const rule = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
  await expect(rule).toContainText(
    `${first.username} and ${second.username} in turn, every week on Monday and Thursday`,
  )
  await expect(rule).toContainText('even during pauses')
  await rule.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Rule deleted')).toBeVisible()
})
