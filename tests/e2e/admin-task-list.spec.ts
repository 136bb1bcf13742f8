import { own, begin, give, openTasks, rowOf } from './admin-tasks'
import { expectAccessible, expectNoSidewaysScroll, server } from './administration'
import { administrator, expect, familyDay, routeActions, signIn, test } from './fixtures'

// These tests create and delete tasks and users, so they avoid the server where other tests count them.
test.use({ baseURL: server })

test('the selection determines the available actions @once', async ({ page }) => {
  const member = await begin(page)
  const word = own('Pick')
  for (const letter of ['A', 'B', 'C']) await give(page, member.id, `${word} ${letter}`)
  await openTasks(page, word)
  await expect(page.getByText('3 tasks', { exact: true })).toBeVisible()
  await expect(page.getByText('Select tasks to perform actions')).toBeVisible()
  const clear = page.getByRole('button', { name: 'Clear' })
  const edit = page.getByRole('button', { name: 'Edit', exact: true })
  await expect(clear).toHaveCount(0)
  // In keyboard order the add button comes before the list.
  await page.getByRole('button', { name: 'Add New Task' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox', { name: 'Select all' })).toBeFocused()

  await page.getByRole('checkbox', { name: `Select ${word} A` }).check()
  await expect(page.getByText('1 selected')).toBeVisible()
  await expect(edit).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: `Select ${word} B` }).check()
  await expect(page.getByText('2 selected')).toBeVisible()
  await expect(edit).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Delete (2)' })).toBeVisible()

  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await expect(page.getByText('3 selected')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('checkbox', { name: 'Select all' }).uncheck()
  await expect(page.getByText('Select tasks to perform actions')).toBeVisible()
  await page.getByRole('checkbox', { name: `Select ${word} C` }).check()
  await clear.click()
  await expect(page.getByText('Select tasks to perform actions')).toBeVisible()
})

test('the table of tasks fits at every width, with long names and texts too @once', async ({ page }) => {
  await signIn(page.request, administrator)
  const username = `maximilienne-de-la-rue-${own('').trim().replaceAll(' ', '-')}`
  const created = await page.request.post('/api/admin/users', { data: { username, password: 'laurel-demo' } })
  const { id } = (await created.json()) as { id: string }
  const title = own('Unwind')
  await give(page, id, `${title} ${'the very long garden hose '.repeat(5)}`, { date: familyDay() })
  for (const language of ['en', 'fr']) {
    await page.setExtraHTTPHeaders({ 'Accept-Language': language })
    await page.goto(`/admin/tasks?q=${encodeURIComponent(title)}`)
    await expect(rowOf(page, title)).toContainText(username)
    for (const width of [360, 768, 1024, 1136, 1152, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSidewaysScroll(page)
    }
  }
})

test('later days begin with the nearest, and the focus stays on the page @once', async ({ page }) => {
  const member = await begin(page)
  const word = own('Ahead')
  for (const days of [9, 5, 0]) await give(page, member.id, `${word} in ${days} days`, { date: familyDay(days) })
  await page.goto(`/admin/tasks?member=${member.id}`)
  await expect(rowOf(page, `${word} in 0 days`)).toBeVisible()
  await page.getByRole('link', { name: 'Later days' }).first().press('Enter')
  await expect(rowOf(page, `${word} in 5 days`)).toBeVisible()
  expect(await page.getByRole('row').filter({ hasText: word }).allTextContents()).toEqual([
    expect.stringContaining('in 5 days'),
    expect.stringContaining('in 9 days'),
  ])
  await expect(page.locator('#content')).toBeFocused()
})

test('deleting tasks asks for confirmation by title, and several are deleted in one call @once', async ({ page }) => {
  const member = await begin(page)
  const word = own('Gone')
  for (const letter of ['A', 'B', 'C']) await give(page, member.id, `${word} ${letter}`)
  await openTasks(page, word)
  await page.getByRole('checkbox', { name: `Select ${word} A` }).check()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('heading', { name: 'Confirm Delete' })).toBeVisible()
  await expect(dialog).toContainText(`${word} A`)
  await expect(dialog).toContainText('cannot be undone')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Task deleted')).toBeVisible()
  await expect(page.getByText('2 tasks', { exact: true })).toBeVisible()

  const calls: string[] = []
  page.on('request', (request) => {
    if (request.headers()['next-action'] !== undefined) calls.push(request.postData() ?? '')
  })
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: 'Delete (2)' }).click()
  await expect(dialog.getByRole('heading', { name: 'Confirm Bulk Delete' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete (2)' }).click()
  await expect(page.getByText('Tasks deleted')).toBeVisible()
  await expect(page.getByText('Deleted 2 tasks.')).toBeVisible()
  await expect(page.getByText('No tasks found')).toBeVisible()
  expect(calls).toHaveLength(1)
})

test('a bulk deletion that partly fails names the failed tasks with reasons and deletes the others @once', async ({
  page,
}) => {
  const member = await begin(page)
  const word = own('Half')
  // All tasks share a title; the member and the day distinguish them.
  const [first, second] = [
    await give(page, member.id, word, { date: '2031-02-03' }),
    await give(page, member.id, word, { date: '2031-02-02' }),
  ]
  await give(page, member.id, word, { date: '2031-02-01' })
  await openTasks(page, word)
  for (const gone of [first, second]) expect((await page.request.delete(`/api/tasks/${gone}`)).status()).toBe(200)
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: 'Delete (3)' }).click()
  const dialog = page.getByRole('alertdialog')
  const named = (day: string) => `${word} · ${member.username} · ${day}`
  await expect(dialog.getByRole('listitem')).toHaveText(['Feb 3, 2031', 'Feb 2, 2031', 'Feb 1, 2031'].map(named))
  await dialog.getByRole('button', { name: 'Delete (3)' }).click()
  await expect(page.getByText('Failed to delete tasks')).toBeVisible()
  const failures = [`${named('Feb 3, 2031')}: Task not found`, `${named('Feb 2, 2031')}: Task not found`]
  await expect(page.getByText(`2 of 3 tasks could not be deleted: ${failures.join('; ')}`)).toBeVisible()
  const report = page.getByRole('alert').filter({ hasText: '2 of 3 tasks could not be deleted:' })
  await expect(report.getByRole('listitem')).toHaveText(failures)
  await expect(page.getByText('No tasks found')).toBeVisible()
  await report.getByRole('button', { name: 'Dismiss' }).click()
  await expect(report).toHaveCount(0)
})

test('a bulk deletion without a response names each task, and none disappears @once', async ({
  page,
  consoleErrors,
}) => {
  const member = await begin(page)
  const word = own('Unanswered')
  const ids = [
    await give(page, member.id, word, { date: '2031-02-03' }),
    await give(page, member.id, word, { date: '2031-02-02' }),
  ]
  await openTasks(page, word)
  await routeActions(page, (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: 'Delete (2)' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete (2)' }).click()
  const report = page.getByRole('alert').filter({ hasText: '2 of 2 tasks could not be deleted:' })
  for (const id of ids) await expect(report).toContainText(`Failed to delete task ${id}`)
  await expect(page.getByText('2 tasks', { exact: true })).toBeVisible()
  await expect(page.getByText('Select tasks to perform actions')).toBeVisible()
  expect(consoleErrors.splice(0).length).toBeGreaterThan(0)
})

test('a long title is limited to two lines, and clicking a card outside its checkbox opens the task', async ({
  page,
}) => {
  const member = await begin(page)
  const word = own('Long')
  const title = `${word} ${'and on, '.repeat(30)}`.slice(0, 200).trim()
  const id = await give(page, member.id, title, { description: 'Say it all.' })
  await openTasks(page, word)
  const link = rowOf(page, word).getByRole('link')
  await expect(link).toHaveAttribute('title', title)
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  expect((await link.boundingBox())?.height).toBeLessThan(60)
  await page.getByRole('checkbox', { name: `Select ${word}` }).click()
  await expect(page.getByText('1 selected')).toBeVisible()
  if (test.info().project.name === 'phone') await expectAccessible(page)
  if (test.info().project.name === 'phone') await page.getByText('Say it all.').click({ force: true })
  else await link.click()
  await expect(page).toHaveURL(`/admin/tasks/${id}`)
})

test('the list can be searched by task and member, and filtered with one button per member @once', async ({ page }) => {
  const member = await begin(page)
  const title = own('Water')
  await give(page, member.id, title)
  await openTasks(page)
  const button = page.getByRole('group', { name: 'Tasks of' }).getByRole('button', { name: member.username })
  await expect(page.getByPlaceholder('Search tasks or members...')).toBeVisible()
  const more = page.getByRole('button', { name: /^Show all/ })
  if (await more.isVisible()) await more.click()
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('1 task', { exact: true })).toBeVisible()
  await expect(rowOf(page, title)).toBeVisible()
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByText('1 task', { exact: true })).toHaveCount(0)

  await page.getByRole('searchbox').fill(member.username.toUpperCase())
  await expect(page.getByText('1 task', { exact: true })).toBeVisible()
  await expect(rowOf(page, title)).toBeVisible()
  const empty = page.getByRole('button', { name: 'Empty the search' })
  expect((await empty.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await empty.click()
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(page).toHaveURL('/admin/tasks')
  await expect(empty).toHaveCount(0)
})

test('ten years of tasks are paginated @once', async ({ page }) => {
  const member = await begin(page)
  const description = 'Read it, and say what it tells.'
  const tasks = Array.from({ length: 60 }, (_, at) => ({ title: `Page ${10 + at}`, description, date: '2020-02-29' }))
  const sent = await page.request.post('/api/admin/tasks/bulk', { data: [{ user: member.username, tasks }] })
  expect(await sent.json()).toMatchObject({ results: [{ tasksAdded: 60 }] })
  await openTasks(page, member.username)
  await expect(page.getByText('60 tasks', { exact: true })).toBeVisible()
  await expect(page.getByRole('row').getByRole('link')).toHaveCount(50)
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await expect(page.getByText('50 selected')).toBeVisible()
  await expect(page.getByText('on this page')).toBeVisible()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  await expect(page.getByRole('row').getByRole('link')).toHaveCount(10)
  // Tasks on other pages are not selected.
  await expect(page.getByText('Select tasks to perform actions')).toBeVisible()
  await page.getByRole('link', { name: 'Previous' }).click()
  await expect(page.getByText('Page 1 of 2')).toBeVisible()
})

test('every action works by keyboard alone, and axe reports no violations @once', async ({ page }) => {
  const member = await begin(page)
  const title = own('Keys')
  await openTasks(page, title)
  await page.getByRole('button', { name: 'Add New Task' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Title')).toBeFocused()
  await page.keyboard.type(title)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Add an expectation' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type(member.username.slice(0, -2))
  await expect(dialog.getByRole('option', { name: member.username })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Assigned To')).toHaveValue(member.username)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Task created')).toBeVisible()
  await expect(dialog).toBeHidden()

  await page.getByRole('checkbox', { name: `Select ${title}` }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('1 selected')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Delete', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Task deleted')).toBeVisible()
})
