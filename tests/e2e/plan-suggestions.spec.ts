import { administer } from './administration'
import { expect, routeActions, test } from './fixtures'
import { path, cards, chooseLittle } from './plan'

test('suggestions can be cancelled, leaving the page stops them, and a model that fails leaves the library @once', async ({
  page,
  consoleErrors,
}) => {
  await administer(page, path)
  await chooseLittle(page)
  await page.route('**/api/admin/plan/stream', () => undefined)
  await page.getByRole('button', { name: 'Suggest', exact: true }).click()
  await expect(page.getByText('Suggesting 4 tasks...')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(page.getByText('The suggestion was stopped.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Suggest', exact: true })).toBeFocused()

  await page.getByRole('button', { name: 'Suggest', exact: true }).click()
  await expect(page.getByText('Suggesting 4 tasks...')).toBeVisible()
  const stopped = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/admin/plan/stream'))
  await page.getByRole('link', { name: 'Look through the library' }).click()
  expect((await stopped).failure()?.errorText).toContain('ABORTED')
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByText('(2 days)')).toBeVisible()

  await page.unroute('**/api/admin/plan/stream')
  await page.route('**/api/admin/plan/stream', (route) =>
    route.fulfill({ status: 504, json: { message: 'It took too long.' } }),
  )
  await page.getByRole('button', { name: 'Suggest', exact: true }).click()
  const failure = page.getByRole('alert').filter({ hasText: 'No suggestions' })
  await expect(failure).toContainText('It took too long.')
  await failure.getByRole('button', { name: 'Fill from the library' }).press('Enter')
  await expect(cards(page)).toHaveCount(4)
  await expect(failure).toBeHidden()
  await expect(page.getByRole('heading', { name: 'The plan' })).toBeFocused()
  expect(consoleErrors.splice(0).every((error) => error.includes('504'))).toBe(true)
})

test('what arrived before the suggestions broke off stays while the rest is filled @once', async ({
  page,
  consoleErrors,
}) => {
  await administer(page, path)
  await chooseLittle(page)
  await page.getByRole('button', { name: 'Show more days' }).press('Enter')
  await expect(page.getByRole('group', { name: /^Days/ }).getByRole('checkbox').nth(14)).toBeFocused()
  await page.route('**/api/admin/plan/stream', async (route) => {
    const response = await route.fetch()
    const [first] = (await response.text()).split('\n')
    await route.fulfill({ response, body: `${first}\n` })
  })
  await page.getByRole('button', { name: 'Suggest', exact: true }).click()
  const failure = page.getByRole('alert').filter({ hasText: 'The suggestions broke off' })
  await expect(failure).toContainText('1 new task is in the plan.')
  await expect(cards(page)).toHaveCount(1)
  const first = cards(page).first()
  const titles = () => cards(page).locator('> p:first-child').allInnerTexts()
  const [title] = await titles()
  await expect(page.getByRole('button', { name: 'Suggest the rest' })).toBeVisible()
  await failure.getByRole('button', { name: 'Fill from the library' }).press('Enter')
  await expect(cards(page)).toHaveCount(4)
  await expect(first).toContainText(title!)

  await page.unroute('**/api/admin/plan/stream')
  await page.route('**/api/admin/plan/stream', (route) => route.fulfill({ status: 503, json: { message: 'Away.' } }))
  await first.getByRole('button', { name: /^More for/ }).press('Enter')
  await page.getByRole('menuitem', { name: 'Suggest another one' }).press('Enter')
  const card = first.getByRole('alert')
  await expect(card).toContainText('Away.')
  await expect(card).toBeInViewport()
  const others = await titles()
  await card.getByRole('button', { name: 'Another one from the library' }).press('Enter')
  await expect(first).not.toContainText(title!)
  await expect(first).toBeFocused()
  await expect(card).toBeHidden()
  expect((await titles()).slice(1)).toEqual(others.slice(1))

  await page.unroute('**/api/admin/plan/stream')
  await page.getByRole('button', { name: 'Suggest others' }).click()
  await expect(first).toContainText('Look around')
  await page.getByRole('button', { name: 'Put it back' }).press('Enter')
  await expect(cards(page)).toHaveCount(4)
  expect((await titles()).slice(1)).toEqual(others.slice(1))
  consoleErrors.splice(0)
})

test('Suggest pressed twice asks once, a plan that cannot be created stays, and an empty task is not called wrong early @once', async ({
  page,
  consoleErrors,
}) => {
  await administer(page, path)
  await chooseLittle(page)
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/admin/plan/stream')) asked += 1
  })
  await page.getByRole('button', { name: 'Suggest', exact: true }).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect(page.getByText('4 tasks are ready to look at')).toBeVisible()
  expect(asked).toBe(1)
  await expect(cards(page)).toHaveCount(4)

  const repair = await routeActions(page, (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('button', { name: 'Create 4 tasks' }).press('Enter')
  await expect(page.getByText('The plan was not created')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create 4 tasks' })).toBeFocused()
  await expect(cards(page)).toHaveCount(4)
  consoleErrors.splice(0)
  await repair()

  await page
    .getByRole('button', { name: /^Add a task for/ })
    .first()
    .press('Enter')
  await expect(page.getByLabel('Title')).toBeFocused()
  await expect(page.getByText('4 tasks are ready to look at')).toBeVisible()
  const editor = page.getByRole('listitem').filter({ has: page.getByLabel('Title') })
  const errors = editor.locator('.text-berry-ink')
  await expect(errors).toHaveCount(0)
  await page.getByRole('button', { name: 'Create 5 tasks' }).press('Enter')
  await expect(errors).toHaveText(['Give the task a title', 'Say what there is to do'])
  await expect(page.getByLabel('Title')).toBeFocused()
  await expect(page.getByText('must include title')).toBeHidden()
  // A key, because the page may still be scrolling to the field below the mouse.
  await editor.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'A task without a title' })).toContainText(
    'Give the task a title · Say what there is to do',
  )
})

test('an error of the server is shown at the setting that it is about, and the plan can be made in French @once', async ({
  page,
  consoleErrors,
}) => {
  await administer(page, path)
  await page.route('**/api/admin/plan/stream', (route) =>
    route.fulfill({ status: 400, json: { message: 'Say it shorter.', fields: { goal: ['Say it shorter.'] } } }),
  )
  const goal = page.getByLabel('Goal')
  await goal.fill('more reading')
  await page.getByRole('button', { name: 'Suggest', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'No suggestions' })).toContainText('Say it shorter.')
  await expect(goal).toHaveAccessibleDescription('Say it shorter.')
  await goal.fill('reading')
  await expect(goal).toHaveAccessibleDescription(/^One sentence/)

  await page.unroute('**/api/admin/plan/stream')
  await chooseLittle(page)
  await page.getByLabel('Language of the tasks').selectOption('fr')
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('music')
  await page.route('**/api/admin/plan/stream', async (route) => {
    expect(route.request().postDataJSON()).toMatchObject({ language: 'fr', theme: 'music', perDay: 1 })
    await route.fulfill({ status: 503, json: { message: 'Away.' } })
  })
  await page.getByRole('button', { name: 'Suggest', exact: true }).click()
  await page.getByRole('button', { name: 'Fill from the library' }).click()
  await expect(cards(page).first()).toContainText(/[éèà]/)
  consoleErrors.splice(0)
})
