import AxeBuilder from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, server } from './administration'
import { administrator, expect, hold, signIn, test } from './fixtures'

// These tests create and delete users, so they avoid the server where other tests count them.
test.use({ baseURL: server })

const password = 'laurel-demo'
/** A username that is unique to this test and screen size. */
const own = (name: string) => `${name} ${test.info().project.name} ${Math.random().toString(36).slice(2, 8)}`

async function makeUser(request: APIRequestContext, username: string, data: object = {}) {
  const response = await request.post('/api/admin/users', { data: { username, password, ...data } })
  expect(response.status(), await response.text()).toBe(201)
  return (await response.json()) as { id: string; username: string }
}

async function openUsers(page: Page, search = '') {
  await signIn(page.request, administrator)
  await page.goto(`/admin/users${search && `?q=${encodeURIComponent(search)}`}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Users' })).toBeVisible()
}

const rowOf = (page: Page, username: string) => page.getByRole('row').filter({ hasText: username })

async function choose(page: Page, username: string, item: string) {
  await page.getByRole('button', { name: `Actions for ${username}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('creating a user shows every validation rule with its message @once', async ({ page }) => {
  const name = own('Nina')
  await openUsers(page, name)
  await expect(page.getByText('No users found')).toBeVisible()
  await page.getByRole('button', { name: 'Add New User' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New User' })
  const create = dialog.getByRole('button', { name: 'Create' })
  await expect(dialog.getByLabel('Username')).toBeFocused()
  await expect(dialog.getByLabel('Points')).toHaveValue('0')
  await expect(dialog.getByLabel('Streak')).toHaveValue('0')
  await expect(dialog.getByLabel('Administrator')).not.toBeChecked()
  await expect(create).toBeDisabled()
  await dialog.getByLabel('Username').fill(name)
  await expect(create).toBeDisabled()
  await dialog.getByLabel('Password').fill('short')
  await create.click()
  await expect(page.getByText('Failed to create user')).toBeVisible()
  await expect(dialog.getByText('A password has at least 8 characters')).toBeVisible()
  await expectNoSidewaysScroll(page)

  await dialog.getByLabel('Password').fill(password)
  await dialog.getByLabel('Points').fill('120')
  await dialog.getByLabel('Streak').fill('')
  await create.click()
  await expect(page.getByText('User created')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Add New User' })).toBeFocused()
  await expect(rowOf(page, name)).toContainText('Member')
  await expect(rowOf(page, name)).toContainText('120')

  await page.getByRole('button', { name: 'Add New User' }).click()
  await dialog.getByLabel('Username').fill(name.toUpperCase())
  await dialog.getByLabel('Password').fill(password)
  await create.click()
  await expect(dialog.getByText('This username is already taken')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Add New User' }).click()
  await expect(dialog.getByLabel('Username')).toHaveValue(name.toUpperCase())
  await expect(dialog.getByLabel('Password')).toHaveValue('')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Add New User' }).click()
  await expect(dialog.getByLabel('Username')).toHaveValue('')
})

test('a user can be edited: points with a reason, a role, and a password that ends the sessions @once', async ({
  page,
  playwright,
  baseURL,
}) => {
  const name = own('Otto')
  await openUsers(page)
  const { id } = await makeUser(page.request, name, { points: 10 })
  const theirs = await playwright.request.newContext({ baseURL })
  await signIn(theirs, name)

  await page.goto(`/admin/users?q=${encodeURIComponent(name)}`)
  await choose(page, name, 'Edit')
  const dialog = page.getByRole('dialog', { name: 'Edit User' })
  const update = dialog.getByRole('button', { name: 'Update' })
  await dialog.getByLabel('Username').fill(' ')
  await expect(update).toBeDisabled()
  await dialog.getByLabel('Username').fill(name)
  await dialog.getByLabel('Points').fill('35')
  await dialog.getByLabel('Reason').fill('Helped grandma')
  await page.keyboard.press('Escape')
  await choose(page, name, 'Edit')
  await expect(dialog.getByLabel('Reason')).toHaveValue('Helped grandma')
  await dialog.getByLabel('Streak').fill('4')
  await update.click()
  await expect(page.getByText('User updated')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: `Actions for ${name}` })).toBeFocused()
  await expect(rowOf(page, name)).toContainText('35')
  // A blank password does not change it, so the session continues.
  expect(await (await theirs.get('/api/users/profile')).json()).toMatchObject({ points: 35, streak: 4 })

  await choose(page, name, 'Edit')
  await dialog.getByLabel('New password').fill('another password')
  await expect(dialog.getByText(`${name} is signed out everywhere and needs the new password.`)).toBeVisible()
  await update.click()
  await expect(dialog).toBeHidden()
  expect((await theirs.get('/api/users/profile')).status()).toBe(401)
  await signIn(theirs, name, '', 'another password')

  await choose(page, name, 'Edit')
  await dialog.getByLabel('Administrator').check()
  await expect(dialog.getByText(`${name} will be able to manage every user and task.`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(rowOf(page, name)).toContainText('Member')
  await page.request.delete(`/api/users/${id}`)
  await theirs.dispose()
})

test('deleting a user requires confirmation and lists what is deleted with them @once', async ({
  page,
  playwright,
  baseURL,
}) => {
  const name = own('Pia')
  await openUsers(page)
  const { id } = await makeUser(page.request, name, { points: 5 })
  await page.request.post('/api/tasks', { data: { title: 'Sweep', assignedTo: id } })
  const theirs = await playwright.request.newContext({ baseURL })
  await signIn(theirs, name)

  await page.goto(`/admin/users?q=${encodeURIComponent(name)}`)
  await choose(page, name, 'Delete')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Are you sure you want to delete this user? This action cannot be undone.')
  await expect(dialog).toContainText(`This also deletes 1 task and 1 entry in the history of points, for good.`)
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, name)).toBeVisible()

  await choose(page, name, 'Delete')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('User deleted')).toBeVisible()
  await expect(page.getByText('No users found')).toBeVisible()
  expect((await theirs.get('/api/users/profile')).status()).toBe(401)
  await theirs.dispose()
})

test('the list shows fifteen users and loads fifteen more on scrolling @once', async ({ page }) => {
  const family = own('Cousins')
  await openUsers(page)
  await Promise.all(Array.from({ length: 35 }, (_, index) => makeUser(page.request, `${family} ${10 + index}`)))
  await page.goto(`/admin/users?q=${encodeURIComponent(family)}`)
  const links = page.getByRole('row').getByRole('link')
  await expect(links).toHaveCount(15)

  const answer = await hold(page, '**/api/admin/users?*')
  const toTheEnd = () => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const asked = page.waitForRequest((request) => request.url().includes('/api/admin/users?'))
  await toTheEnd()
  await expect(page.getByText('Loading more users...')).toBeVisible()
  expect(new URL((await asked).url()).searchParams.get('offset')).toBe('15')
  answer()
  await expect(links).toHaveCount(30)
  await expect(page.getByText('Loading more users...')).toBeHidden()
  await toTheEnd()
  await expect(links).toHaveCount(35)
  expect(new Set(await links.allInnerTexts()).size).toBe(35)

  // After a change the list reloads up to the scroll position.
  const last = `${family} 44`
  await choose(page, last, 'Edit')
  await page.getByRole('dialog').getByLabel('Points').fill('77')
  await page.getByRole('dialog').getByRole('button', { name: 'Update' }).click()
  await expect(rowOf(page, last)).toContainText('77')
  await expect(links).toHaveCount(35)
  await expect(page.getByRole('dialog')).toBeHidden()

  // Going back restores the scroll position; a new visit starts at the top.
  const before = `${family} 40`
  const place = await rowOf(page, before)
    .getByRole('link')
    .evaluate((link: HTMLElement) => {
      link.scrollIntoView({ block: 'center' })
      const { scrollY } = window
      link.click()
      return scrollY
    })
  expect(place).toBeGreaterThan(500)
  await expect(page).toHaveURL(/\/users\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(before)
  await page.goBack()
  await expect(links).toHaveCount(35)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
  await expect(rowOf(page, last)).toContainText('77')
})

test('an expired session is also reported on changes and deletions @once', async ({ page }) => {
  const name = own('Rhea')
  await openUsers(page)
  const { id } = await makeUser(page.request, name)
  await page.goto(`/admin/users?q=${encodeURIComponent(name)}`)
  await choose(page, name, 'Edit')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Username').fill(`${name} II`)
  await page.context().clearCookies()
  await dialog.getByRole('button', { name: 'Update' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Your session has ended. Please sign in again.')
  await expect(dialog.getByLabel('Username')).toHaveValue(`${name} II`)
  await signIn(page.request, administrator)
  await dialog.getByRole('button', { name: 'Update' }).click()
  await expect(rowOf(page, `${name} II`)).toBeVisible()
  await expect(dialog).toBeHidden()

  await choose(page, `${name} II`, 'Delete')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Nothing else belongs to')
  await page.context().clearCookies()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(question.getByRole('alert')).toContainText('Your session has ended. Please sign in again.')
  await signIn(page.request, administrator)
  expect((await page.request.delete(`/api/users/${id}`)).status()).toBe(200)
})

test('a second click on a busy button selects nothing @once', async ({ page }) => {
  await openUsers(page)
  const answer = await hold(page, '**/admin/users', (request) => request.method() === 'POST')
  await page.getByRole('button', { name: 'Add New User' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Username').fill(administrator)
  await dialog.getByLabel('Password').fill(password)
  const create = dialog.getByRole('button', { name: 'Create' })
  await create.click()
  await expect(create).toBeDisabled()
  const { x, y, width, height } = (await create.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  expect(await page.evaluate(() => String(window.getSelection()))).toBe('')
  answer()
  await expect(dialog.getByText('This username is already taken')).toBeVisible()
})

test('the search covers all users, and rows link to the user @once', async ({ page }) => {
  await openUsers(page)
  const rows = page.getByRole('row').getByRole('link')
  await page.getByRole('searchbox').fill('  EMM')
  await expect(rows).toHaveCount(1)
  await expect(page).toHaveURL('/admin/users?q=EMM')
  const id = (await rows.getAttribute('href'))?.split('/').pop() ?? ''
  await page.getByRole('button', { name: 'Actions for emma' }).click()
  await expect(page.getByRole('menuitem', { name: 'View Profile' })).toHaveAttribute('href', `/user/${id}`)
  await page.keyboard.press('Escape')
  await rows.click()
  await expect(page).toHaveURL(`/users/${id}`)
})

test('every action works by keyboard alone, and axe reports no violations @once', async ({ page }) => {
  const name = own('Quinn')
  await openUsers(page, name)
  await page.getByRole('button', { name: 'Add New User' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByLabel('Username')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type(name)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(rowOf(page, name)).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.getByRole('button', { name: `Actions for ${name}` }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'View Profile' })).toBeFocused()
  // A menu is rendered outside the page's landmarks, so it is checked separately.
  expect((await new AxeBuilder({ page }).include('[role=menu]').analyze()).violations).toEqual([])
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No users found')).toBeVisible()
  await expectAccessible(page)
})
