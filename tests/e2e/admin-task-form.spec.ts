import { own, begin, give, openTasks, rowOf } from './admin-tasks'
import { newMember, server, untilStill } from './administration'
import { administrator, expect, familyDay, hold, signIn, test } from './fixtures'

// These tests create and delete tasks and users, so they avoid the server where other tests count them.
test.use({ baseURL: server })

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
