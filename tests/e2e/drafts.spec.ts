import type { Page, Route } from '@playwright/test'
import { expect, giveTask, routeActions, signIn, spareMember, test } from './fixtures'

/** Longer than the pause after which a text saves itself. */
const pauseMs = 2_500
const pause = (device: Page) => device.clock.fastForward(pauseMs)

test('two devices write on one task: each text saves itself, and a newer one is shown beside @once', async ({
  page,
  browser,
  baseURL,
  consoleErrors,
}) => {
  const member = await signIn(page.request, spareMember())
  const id = await giveTask(page, member.id, { title: 'On two devices', description: 'Tell about your day.' })
  const textOf = async () => ((await (await page.request.get(`/api/tasks/${id}`)).json()) as { draft: string }).draft
  const tablet = await (await browser.newContext({ baseURL })).newPage()
  await signIn(tablet.request, spareMember())
  const field = page.getByRole('textbox', { name: 'Your Solution' })
  const tabletField = tablet.getByRole('textbox', { name: 'Your Solution' })
  for (const device of [page, tablet]) {
    await device.clock.install()
    await device.goto(`/task-submission/${id}`)
    await expect(device.getByText('Nothing written yet')).toBeVisible()
  }

  await tabletField.fill('I baked bread.')
  await pause(tablet)
  await expect(tablet.getByText('Saved', { exact: true })).toBeVisible()
  expect(await textOf()).toBe('I baked bread.')

  await field.fill('I went to the lake.')
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await pause(page)
  const newer = page.getByText('There is a newer text, saved elsewhere.')
  await expect(newer).toBeInViewport()
  await expect(field).toBeFocused()
  await expect(page.getByLabel('The other text')).toHaveText('I baked bread.')
  await expect(page.getByText('Saved on this device', { exact: true })).toHaveCount(0)
  await expect(field).toHaveValue('I went to the lake.')
  // Writing on brings the text back into view, and its status still leads to the other one.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.getByText('A newer text is waiting', { exact: true })).toBeInViewport()
  await page.getByRole('button', { name: 'Look at it' }).click()
  await expect(newer).toBeInViewport()
  await page.getByRole('button', { name: 'Keep this (mine)' }).press('Enter')
  await expect(field).toBeFocused()
  await expect(page.getByText('Your solution draft has been saved')).toBeVisible()
  expect(await textOf()).toBe('I went to the lake.')

  await tabletField.fill('I baked bread and cake.')
  await tablet.getByRole('button', { name: 'Take that (the other)' }).click()
  await expect(tabletField).toHaveValue('I went to the lake.')

  // What was replaced is kept for a day, although the server has never had it as the draft.
  await pause(tablet)
  await expect(tablet.getByText('Saved', { exact: true })).toBeVisible()
  await tablet.reload()
  await tablet.getByRole('button', { name: 'Look at it' }).click()
  await tablet.getByRole('button', { name: 'Take that (the other)' }).click()
  await expect(tabletField).toHaveValue('I baked bread and cake.')
  await pause(tablet)
  await expect.poll(textOf).toBe('I baked bread and cake.')
  await tablet.context().close()
  // The browser reports the conflict.
  consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((each) => !each.includes('409')))
})

test('the button saves without rendering the page again, and no text is lost by leaving it or by silence @once', async ({
  page,
}) => {
  const member = await signIn(page.request, spareMember())
  const id = await giveTask(page, member.id, { title: 'With the button', description: 'Tell about your day.' })
  const textOf = async () => ((await (await page.request.get(`/api/tasks/${id}`)).json()) as { draft: string }).draft
  const field = page.getByRole('textbox', { name: 'Your Solution' })
  const save = page.getByRole('button', { name: 'Save Draft' })
  /** Presses the button without ever answering its action. Returns what ends the silence. */
  const saveInSilence = async () => {
    let reached = () => {}
    const isSent = new Promise<void>((resolve) => (reached = resolve))
    const answerAgain = await routeActions(page, async () => reached())
    await save.click()
    await isSent
    return answerAgain
  }
  await page.clock.install()
  await page.goto(`/task-submission/${id}`)

  const answers: string[] = []
  let answerAgain = await routeActions(page, async (route) => {
    const response = await route.fetch()
    answers.push(await response.text())
    await route.fulfill({ response })
  })
  await field.fill('I baked bread.')
  await save.click()
  await expect(page.getByText('Your solution draft has been saved')).toBeVisible()
  await answerAgain()
  expect(answers).toEqual([expect.stringContaining('"isSaved":true')])
  // A page has thousands of characters.
  expect(answers[0]?.length).toBeLessThan(500)
  expect(await textOf()).toBe('I baked bread.')

  await field.fill('I baked bread and cake.')
  answerAgain = await saveInSilence()
  await page.goto('/offline')
  await answerAgain()
  await expect.poll(textOf).toBe('I baked bread and cake.')

  await page.goto(`/task-submission/${id}`)
  await expect(field).toHaveValue('I baked bread and cake.')
  await field.fill('I baked bread, cake and a pie.')
  answerAgain = await saveInSilence()
  // The text also saves itself once the time limit is over, which would take the message away.
  const held: Route[] = []
  await page.route('**/api/tasks/save-draft', (route) => void held.push(route))
  await page.clock.fastForward(30_000)
  await expect(page.getByRole('main').getByText('Your text is kept on this device.')).toBeVisible()
  await page.unroute('**/api/tasks/save-draft')
  for (const route of held) await route.continue()
  await answerAgain()
  await save.click()
  await expect(page.getByText('Your solution draft has been saved')).toBeVisible()
  expect(await textOf()).toBe('I baked bread, cake and a pie.')
})

test('an emptied box removes the draft, which is offered for a day @once', async ({ page }) => {
  const member = await signIn(page.request, spareMember())
  const id = await giveTask(page, member.id, { title: 'Begun again', description: 'Tell about your day.' })
  const draft = async () => ((await (await page.request.get(`/api/tasks/${id}`)).json()) as { draft: string }).draft
  const field = page.getByRole('textbox', { name: 'Your Solution' })
  await page.clock.install()
  await page.goto(`/task-submission/${id}`)
  await field.fill('I baked bread.')
  await pause(page)
  await expect.poll(draft).toBe('I baked bread.')
  await field.fill('')
  await pause(page)
  await expect(page.getByText('Nothing written yet')).toBeVisible()
  await expect.poll(draft).toBeNull()
  await page.reload()
  await expect(field).toHaveValue('')
  await page.getByRole('button', { name: 'Look at it' }).click()
  await expect(page.getByText('I baked bread.')).toBeVisible()
})

test('a text that gave way to the earlier one is offered on coming back to its page @once', async ({ page }) => {
  const member = await signIn(page.request, spareMember())
  const id = await giveTask(page, member.id, { title: 'One tap', description: 'Tell about your day.' })
  const earlier = { taskId: id, response: 'We went out.' }
  await page.request.post('/api/tasks/save-draft', { data: earlier })
  const field = page.getByRole('textbox', { name: 'Your Solution' })
  await page.clock.install()
  await page.route('**/api/tasks/save-draft', () => undefined)
  await page.goto(`/task-submission/${id}`)
  await field.fill('At first we went out. Then it rained.')
  await page.reload()
  await page.unroute('**/api/tasks/save-draft')
  const saved = page.getByText('Saved', { exact: true })
  await pause(page)
  await expect(saved).toBeVisible()
  await page.getByRole('button', { name: 'Go back to the earlier text' }).click()
  await pause(page)
  await expect(saved).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page).toHaveURL(/dashboard/)
  await page.goBack()
  await expect(field).toHaveValue('We went out.')
  await page.getByRole('button', { name: 'Look at it' }).click()
  await expect(page.getByLabel('The other text')).toHaveText('At first we went out. Then it rained.')
})

test('a text that another device made outdated is chosen from before the earlier one, and stays @once', async ({
  page,
  consoleErrors,
}) => {
  const member = await signIn(page.request, spareMember())
  const id = await giveTask(page, member.id, { title: 'Three texts', description: 'Tell about your day.' })
  const save = (response: string) => page.request.post('/api/tasks/save-draft', { data: { taskId: id, response } })
  await save('Earlier.')
  const field = page.getByRole('textbox', { name: 'Your Solution' })
  await page.clock.install()
  await page.route('**/api/tasks/save-draft', () => undefined)
  await page.goto(`/task-submission/${id}`)
  await field.fill('Mine, written without network.')
  await page.reload()
  const goBack = page.getByRole('button', { name: 'Go back to the earlier text' })
  await expect(goBack).toBeVisible()
  await save('Theirs.')
  await page.unroute('**/api/tasks/save-draft')
  await pause(page)
  await expect(page.getByLabel('The other text')).toHaveText('Theirs.')
  await expect(goBack).toHaveCount(0)
  await page.getByRole('button', { name: 'Take that (the other)' }).click()
  await expect(field).toHaveValue('Theirs.')
  await pause(page)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Look at it' }).click()
  await expect(page.getByLabel('The other text')).toHaveText('Mine, written without network.')
  consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((each) => !each.includes('409')))
})

test('what was written for a task that is gone is found from signing out, to be copied or removed @once', async ({
  page,
  consoleErrors,
}) => {
  const member = await signIn(page.request, spareMember())
  const gone = '01990000-0000-7000-8000-000000000000'
  const text = 'The fox came back and took the blue ball.'
  await page.goto('/dashboard')
  await page.evaluate(
    ([key = '', value = '']) => localStorage.setItem(key, JSON.stringify({ text: value, version: 1 })),
    [`laurel:solution:${member.id}:${gone}`, text],
  )
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('alertdialog').getByRole('link', { name: text }).click()
  await expect(page.getByRole('heading', { name: 'Failed to load task' })).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  const left = page.getByRole('region', { name: 'What you wrote is still on this device' })
  await expect(left).toContainText(text)
  await left.getByRole('button', { name: 'Remove it from this device' }).click()
  await expect(left).toHaveCount(0)
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('laurel:solution'))),
  ).toEqual([])
  // The browser reports that the text could not be saved.
  consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((each) => !each.includes('404')))
})
