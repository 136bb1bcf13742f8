import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, newMember, server, untilStill } from './administration'
import { administrator, expect, familyDay, hold, routeActions, signIn, test } from './fixtures'

// These tests create and delete tasks and users, so they avoid the server where other tests count them.
test.use({ baseURL: server })

const own = (name: string) => `${name} ${test.info().project.name} ${Math.random().toString(36).slice(2, 8)}`

/** Creates a member for this test and signs the administrator in. */
async function begin(page: Page) {
  await signIn(page.request, administrator)
  return newMember(page)
}

async function give(page: Page, assignedTo: string, title: string, data: object = {}): Promise<string> {
  const response = await page.request.post('/api/tasks', { data: { title, assignedTo, ...data } })
  expect(response.status(), await response.text()).toBe(201)
  return ((await response.json()) as { id: string }).id
}

async function openTasks(page: Page, search = '') {
  await page.goto(`/admin/tasks${search && `?q=${encodeURIComponent(search)}`}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Tasks' })).toBeVisible()
}

const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })
const inEnglish = (day: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  )

test('a task is created with the default values, and only for an existing member @once', async ({ page }) => {
  const member = await begin(page)
  const title = own('Feed the cat')
  await openTasks(page, title)
  await expect(page.getByText('Task Management')).toBeVisible()
  await expect(page.getByText('Manage and assign tasks to family members')).toBeVisible()
  await expect(page.getByText('0 tasks')).toBeVisible()
  await page.getByRole('button', { name: 'Add New Task' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Task' })
  await expect(dialog.getByLabel('Title')).toBeFocused()
  await expect(dialog.getByLabel('Status')).toHaveValue('pending')
  await expect(dialog.getByLabel('Status').getByRole('option')).toHaveText([
    'Pending',
    'Accepted',
    'Rejected',
    'Expired',
    'Completed',
  ])
  await expect(dialog.getByLabel('Due Date')).toHaveValue(familyDay())
  await expect(dialog.getByLabel('Expires At')).toHaveValue(familyDay(7))
  await expect(dialog.getByLabel('Points')).toHaveValue('10')

  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Description').fill('Feed her and say what she ate.')
  await dialog.getByLabel('Assigned To').fill('nobody of that name')
  await expect(dialog.getByText('No users found')).toBeVisible()
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('Failed to create task')).toBeVisible()
  await expect(dialog.getByText('User not found')).toBeVisible()

  await dialog.getByLabel('Assigned To').fill(member.username.slice(0, -1).toUpperCase())
  await dialog.getByRole('option', { name: member.username }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Add New Task' }).click()
  await expect(dialog.getByLabel('Title')).toHaveValue(title)
  await expect(dialog.getByLabel('Assigned To')).toHaveValue(member.username)
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('Task created')).toBeVisible()
  await expect(dialog).toBeHidden()
  const row = rowOf(page, title)
  for (const words of ['Feed her and say what she ate.', member.username, 'Pending', inEnglish(familyDay())]) {
    await expect(row).toContainText(words)
  }
  await expect(page.getByText('1 task', { exact: true })).toBeVisible()
  const tasks = (await (await page.request.get(`/api/users/${member.id}/tasks`)).json()) as object[]
  expect(tasks).toMatchObject([{ title, status: 'pending', points: 10, date: familyDay() }])
})

test('a fully typed username is accepted before the list has loaded: the form waits for the response @once', async ({
  page,
}) => {
  const member = await begin(page)
  const title = own('Whistle')
  await openTasks(page, title)
  await page.getByRole('button', { name: 'Add New Task' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Task' })
  const field = dialog.getByLabel('Assigned To')
  const list = dialog.getByRole('listbox')
  const answer = await hold(page, '**/api/admin/users?*')
  await dialog.getByLabel('Title').fill(title)
  await untilStill(page)
  const place = await dialog.getByLabel('Due Date').boundingBox()
  await field.fill(member.username.toUpperCase())
  await expect(list).toHaveText('Loading users...')
  expect(await dialog.getByLabel('Due Date').boundingBox()).toEqual(place)
  await field.press('Enter')
  answer()
  await expect(field).toHaveValue(member.username)
  await expect(list).toBeHidden()
  await expect(dialog).toBeVisible()

  const answerAgain = await hold(page, '**/api/admin/users?*')
  await field.fill(`${member.username} `)
  await dialog.getByRole('button', { name: 'Create' }).click()
  answerAgain()
  await expect(page.getByText('Task created')).toBeVisible()
  await expect(rowOf(page, title)).toContainText(member.username)
})

test('a name that is added while it is typed is not also submitted with Enter @once', async ({ page }) => {
  const member = await begin(page)
  const other = await newMember(page)
  await signIn(page.request, administrator)
  const title = own('Shared')
  await openTasks(page, title)
  await page.getByRole('button', { name: 'Add New Task' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Task' })
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Assigned To').fill(member.username)
  await dialog.getByLabel('Assigned To').press('Enter')
  await dialog.getByLabel('Also for').fill(other.username)
  await expect(dialog.getByRole('button', { name: `Not for ${other.username}` })).toBeVisible()
  await expect(dialog.getByRole('combobox', { name: 'Also for' })).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Points').fill('25')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText(`“${title}” is on its way to 2 members.`)).toBeVisible()
  for (const { username } of [member, other])
    await expect(rowOf(page, title).filter({ hasText: username })).toHaveCount(1)
})

test('members are not reported as missing when the list fails to load @once', async ({ page, consoleErrors }) => {
  const member = await begin(page)
  await openTasks(page)
  await page.getByRole('button', { name: 'Add New Task' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Task' })
  const field = dialog.getByLabel('Assigned To')
  await page.route('**/api/admin/users?*', (route) => route.abort())
  await field.fill(member.username)
  await expect(dialog.getByRole('listbox')).toHaveText('Failed to fetch users')
  await field.press('Tab')
  await expect(field).toHaveAccessibleDescription('Failed to fetch users')
  await page.unroute('**/api/admin/users?*')
  await field.click()
  // Once the member is found they are chosen, and the list offers others.
  await expect(dialog.getByRole('option').first()).toBeVisible()
  await field.press('Tab')
  await expect(field).not.toHaveAttribute('aria-invalid')
  consoleErrors.splice(0)
})

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

test('editing a task changes only the edited fields, and points change as announced @once', async ({ page }) => {
  const member = await begin(page)
  const title = own('Fold')
  const id = await give(page, member.id, title, { points: 25, expiresAt: '2099-01-01T10:00:00Z' })
  await openTasks(page, title)
  await page.getByRole('checkbox', { name: `Select ${title}` }).check()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Task' })
  await expect(dialog.getByLabel('Title')).toHaveValue(title)
  await expect(dialog.getByLabel('Assigned To')).toHaveValue(member.username)
  await expect(dialog.getByLabel('Expires At')).toHaveValue('2099-01-01')
  await dialog.getByLabel('Title').fill(`${title} neatly`)
  await dialog.getByLabel('Status').selectOption('completed')
  await expect(dialog.getByText(`${member.username} receives 25 points at once.`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Task updated')).toBeVisible()
  await expect(rowOf(page, `${title} neatly`)).toContainText('Completed')
  expect(await (await page.request.get(`/api/tasks/${id}`)).json()).toMatchObject({
    title: `${title} neatly`,
    status: 'completed',
    points: 25,
    expires_at: '2099-01-01T10:00:00.000Z',
  })
  expect(await (await page.request.get(`/api/users/profile/${member.id}`)).json()).toMatchObject({ points: 25 })
})

test('Escape keeps what was typed into a copy or a change, a copy also when reloading, and Cancel discards it @once', async ({
  page,
}) => {
  const member = await begin(page)
  const title = own('Sweep')
  await give(page, member.id, title)
  await openTasks(page, title)
  const box = page.getByRole('checkbox', { name: `Select ${title}` })
  await box.check()
  for (const [name, title] of [
    ['Copy', 'Add New Task'],
    ['Edit', 'Edit Task'],
  ] as const) {
    const opener = page.getByRole('button', { name, exact: true })
    const field = page.getByRole('dialog', { name: title }).getByLabel('Title')
    await opener.press('Enter')
    const before = await field.inputValue()
    await field.fill('Sweep the yard')
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
    if (name === 'Copy') {
      await page.reload()
      await box.check()
    }
    await opener.press('Enter')
    await expect(field).toHaveValue('Sweep the yard')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(opener).toBeFocused()
    await opener.press('Enter')
    await expect(field).toHaveValue(before)
    await page.keyboard.press('Escape')
    // The focus comes back late, and would otherwise leave what is opened next.
    await expect(opener).toBeFocused()
  }
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

test('the expiry follows the date, and an impossible expiry is an error on its field @once', async ({ page }) => {
  const member = await begin(page)
  const title = own('Sow')
  const id = await give(page, member.id, title)
  await openTasks(page, title)
  await page.getByRole('checkbox', { name: `Select ${title}` }).check()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Task' })
  const [date, expiry] = [dialog.getByLabel('Due Date'), dialog.getByLabel('Expires At')]
  const before = await expiry.inputValue()
  await date.fill(familyDay(30))
  await expect(expiry).not.toHaveValue(before)

  await expiry.fill(familyDay(29))
  await dialog.getByLabel('Title').fill(`${title} beans`)
  await dialog.getByRole('button', { name: 'Update' }).click()
  await expect(dialog.getByText(/at least until the end of its own day/)).toBeVisible()
  await expect(expiry).toBeFocused()
  await date.fill(familyDay(-9))
  await expiry.fill(familyDay(-1))
  await dialog.getByRole('button', { name: 'Update' }).click()
  await expect(dialog.getByText(/^That day is already over/)).toBeVisible()
  await expect(dialog.getByLabel('Title')).toHaveValue(`${title} beans`)

  await date.fill(familyDay(30))
  await expiry.fill(familyDay(31))
  await dialog.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Task updated')).toBeVisible()
  const task = (await (await page.request.get(`/api/tasks/${id}`)).json()) as { date: string; expires_at: string }
  expect([task.date, familyDay(31)]).toEqual([familyDay(30), task.expires_at.slice(0, 10)])
})

test('all errors of the task form are shown at once, and each disappears when corrected @once', async ({ page }) => {
  await begin(page)
  await openTasks(page, own('Wrong'))
  await page.getByRole('button', { name: 'Add New Task' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Task' })
  await dialog.getByLabel('Expires At').fill(familyDay(-1))
  await dialog.getByRole('button', { name: 'Create' }).click()
  const title = dialog.getByLabel('Title')
  await expect(title).toBeFocused()
  for (const label of ['Title', 'Assigned To', 'Expires At'])
    await expect(dialog.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
  await title.fill('Right')
  await expect(title).not.toHaveAttribute('aria-invalid')
  await dialog.getByLabel('Expires At').fill(familyDay(7))
  await expect(dialog.getByLabel('Expires At')).not.toHaveAttribute('aria-invalid')
  await expect(dialog.getByLabel('Assigned To')).toHaveAttribute('aria-invalid', 'true')
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

test('an expired session is reported in view, and no input is lost @once', async ({ page }) => {
  const member = await begin(page)
  const title = own('Kept')
  await openTasks(page, title)
  await page.getByRole('button', { name: 'Add New Task' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Task' })
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Assigned To').fill(member.username)
  await dialog.getByRole('option', { name: member.username }).click()
  await page.context().clearCookies()
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('Failed to create task')).toBeVisible()
  await expect(page.getByText('Please sign in first.')).toBeVisible()
  const alert = dialog.getByRole('alert')
  await expect(alert).toContainText('Your session has ended. Please sign in again.')
  await expect(alert).toBeInViewport({ ratio: 1 })
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    alert.getByRole('link', { name: 'Sign in again' }).click(),
  ])
  await expect(tab).toHaveURL('/login')
  await tab.close()
  await signIn(page.request, administrator)
  await expect(dialog.getByLabel('Title')).toHaveValue(title)
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('Task created')).toBeVisible()
  await expect(rowOf(page, title)).toBeVisible()
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
