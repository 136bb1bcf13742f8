import type { Page } from '@playwright/test'
import { administrator, expect, familyDay, giveTask, routeActions, spareMember, signIn, test } from './fixtures'
import { leadingWithStep } from '@/lib/evaluation/encouragement'

const description = 'Water the plants in the garden. Write which plants you watered and what you noticed about them.'

test('a draft is saved on the device and on the server, and the debug panel shows both @once', async ({ page }) => {
  const member = await signIn(page.request, spareMember())
  const id = await giveTask(page, member.id, { title: 'Draft', description })
  await page.goto(`/task-submission/${id}`)
  await expect(page.getByRole('button', { name: 'Submit Solution' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Save Draft' })).toBeDisabled()
  await page.getByRole('textbox').fill('   ')
  await expect(page.getByRole('button', { name: 'Save Draft' })).toBeDisabled()
  await page.getByRole('textbox').fill('half a thought')
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect(page.getByText('Your solution draft has been saved')).toBeVisible()
  expect(await (await page.request.get(`/api/tasks/${id}`)).json()).toMatchObject({
    response: 'half a thought',
    status: 'pending',
  })
  await page.reload()
  await expect(page.getByRole('textbox')).toHaveValue('half a thought')

  await page.getByRole('textbox').fill('half a thought, and more')
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect(page.getByRole('main').getByText('Draft saved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Show Debug' }).click()
  await expect(page.getByText(id)).toBeVisible()
  const panel = page.locator('dl').filter({ hasText: id })
  const saysSaved = () => expect(panel).toHaveText(/Has responsetrue.*Draft savedtrue$/)
  await saysSaved()
  const refreshed = page.waitForResponse(`**/api/tasks/${id}`)
  await page.getByRole('button', { name: 'Refresh Data' }).click()
  await refreshed
  await expect(page.getByRole('button', { name: 'Refresh Data' })).toBeEnabled()
  await saysSaved()
  await expect(page.getByRole('button', { name: 'Refresh Data' })).toBeVisible()
  await page.getByRole('button', { name: 'Hide Debug' }).click()
  await expect(page.getByText(id)).toBeHidden()
})

test('unsaved text survives leaving the page @once', async ({ page }) => {
  const member = await signIn(page.request, spareMember())
  const id = await giveTask(page, member.id, { title: 'Unsaved', description })
  await page.goto(`/task-submission/${id}`)
  await page.getByRole('textbox').fill('not saved anywhere yet')
  await expect(page.getByText(/^Saved( on this device)?$/)).toBeVisible()
  await page.goto('/dashboard')
  await page.goto(`/task-submission/${id}`)
  await expect(page.getByRole('textbox')).toHaveValue('not saved anywhere yet')
})

/** The vertical extent of the action bar, and the height of the viewport. */
async function barOf(page: Page) {
  const bar = page.getByRole('button', { name: 'Save Draft' }).locator('xpath=../..')
  return bar.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return { top, bottom, screen: innerHeight }
  })
}

test('the line being typed stays above the action bar', async ({ page }) => {
  const member = await signIn(page.request, spareMember())
  const id = await giveTask(page, member.id, { title: 'A long text', description })
  await page.goto(`/task-submission/${id}`)
  await expect(page.getByText('Loading...')).toBeHidden()
  const field = page.getByRole('textbox')
  await field.focus()
  for (let line = 0; line < 30; line += 1) {
    await page.keyboard.type(`line ${line}`)
    await page.keyboard.press('Enter')
  }
  // The caret is on the last line; only padding and border are below it.
  const caretBottom = async () =>
    field.evaluate((element) => {
      const { paddingBottom, borderBottomWidth } = getComputedStyle(element)
      return element.getBoundingClientRect().bottom - parseFloat(paddingBottom) - parseFloat(borderBottomWidth)
    })
  await expect.poll(async () => (await barOf(page)).top - (await caretBottom())).toBeGreaterThanOrEqual(0)
})

test('with long feedback the action bar stays fully visible, and the rest of the feedback can be expanded', async ({
  page,
}) => {
  const member = await signIn(page.request, spareMember())
  const id = await giveTask(page, member.id, { title: 'Water the plants, and tell of it', description })
  const submission = 'Water the plants in the garden. Water the plants in the garden. Water the plants in the garden.'
  const { evaluation, feedback } = await (
    await page.request.post(`/api/tasks/${id}/submit`, { data: { submission } })
  ).json()
  const confirmed = await page.request.post(`/api/tasks/${id}/confirm`, {
    data: { submission, evaluation: { score: evaluation.score, isAccepted: evaluation.isAccepted, feedback } },
  })
  expect(await confirmed.json()).toMatchObject({ status: 'rejected' })
  const sizes =
    test.info().project.name === 'phone'
      ? [
          { width: 390, height: 844 },
          { width: 375, height: 667 },
          { width: 360, height: 640 },
        ]
      : [{ width: 1280, height: 640 }]
  for (const size of sizes) {
    await page.setViewportSize(size)
    await page.goto(`/task-submission/${id}`)
    await expect(page.getByText('Your submission requires revision. You can resubmit your solution.')).toBeVisible()
    const { top, bottom, screen } = await barOf(page)
    expect(bottom).toBeLessThanOrEqual(screen)
    expect(top).toBeGreaterThan(0)
  }
  const resubmit = page.getByRole('button', { name: 'Resubmit Solution' })
  const hint = page.getByText('Change your text first, then submit it again.')
  await expect(hint).toBeVisible()
  await page.getByRole('textbox').fill(`${submission} The basil smelled of summer.`)
  await expect(resubmit).toBeEnabled()
  await expect(hint).toBeHidden()
  await page.getByRole('textbox').fill(`${submission} `)
  await expect(hint).toBeVisible()
  if (test.info().project.name !== 'phone') return
  const said = page.getByText(leadingWithStep(feedback))
  const short = await said.evaluate((element) => element.clientHeight)
  await page.getByRole('button', { name: 'Show more' }).click()
  expect(await said.evaluate((element) => element.clientHeight)).toBeGreaterThan(short)
  await page.getByRole('button', { name: 'Show less' }).click()
  expect(await said.evaluate((element) => element.clientHeight)).toBe(short)
})

const savesOfDrafts = '**/api/tasks/save-draft'
/** Never answers the page's automatic saves. */
const holdSaves = (page: Page) => page.route(savesOfDrafts, () => undefined)

test('restored text is kept when another tab saves the same task @once', async ({ page, context }) => {
  const member = await signIn(page.request, spareMember())
  const id = await giveTask(page, member.id, { title: 'Two tabs', description })
  await holdSaves(page)
  await page.goto(`/task-submission/${id}`)
  await page.getByRole('textbox').fill('written but not saved')
  await page.clock.install()
  await page.reload()
  await expect(page.getByText('Here is what you wrote before you left.')).toBeVisible()

  const other = await context.newPage()
  await other.goto(`/task-submission/${id}`)
  await expect(other.getByRole('textbox')).toHaveValue('written but not saved')
  await other.getByRole('textbox').press('End')
  await other.keyboard.type(' yet')
  await other.getByRole('button', { name: 'Save Draft' }).click()
  await expect(other.getByText('Your solution draft has been saved')).toBeVisible()

  const refreshed = page.waitForResponse(`**/api/tasks/${id}`)
  await page.clock.runFor(33_000)
  await refreshed
  await page.getByRole('button', { name: 'Show Debug' }).click()
  await expect(page.getByText('Has response')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveValue('written but not saved')
})

test('restored text is replaced only by saved text, and can be brought back @once', async ({ page }) => {
  const member = await signIn(page.request, spareMember())
  const id = await giveTask(page, member.id, { title: 'Given up', description })
  const field = page.getByRole('textbox')
  await holdSaves(page)
  await page.goto(`/task-submission/${id}`)
  await field.fill('never saved')
  await page.reload()
  await expect(page.getByText('Here is what you wrote before you left.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Go back to the earlier text' })).toHaveCount(0)

  await page.unroute(savesOfDrafts)
  await page.reload()
  await expect(field).toHaveValue('never saved')
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect(page.getByText('Your solution draft has been saved')).toBeVisible()
  await holdSaves(page)
  await field.fill('never saved, and more')
  await page.reload()
  await page.getByRole('button', { name: 'Go back to the earlier text' }).click()
  await expect(field).toHaveValue('never saved')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(field).toHaveValue('never saved, and more')
  await page.reload()
  await expect(field).toHaveValue('never saved, and more')
})

test('a draft that could not be saved is labelled so, and the focus does not move @once', async ({
  page,
  consoleErrors,
}) => {
  const member = await signIn(page.request, spareMember())
  const id = await giveTask(page, member.id, { title: 'No network', description })
  await page.goto(`/task-submission/${id}`)
  await page.getByRole('textbox').fill('half a thought')
  await page.route(savesOfDrafts, (route) => route.abort())
  const reachAgain = await routeActions(page, (route) => route.abort())
  const save = page.getByRole('button', { name: 'Save Draft' })
  await save.press('Enter')
  const box = page.locator('xpath=//p[.="Failed to save draft"]/..').filter({ hasText: 'kept' }).last()
  await expect(page.getByRole('main').getByText('Failed to save draft', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByText('Your text is kept on this device.')).toBeVisible()
  await expect(page.getByRole('main').getByText('Your text is still here.')).toHaveCount(0)
  await expect(save).toBeFocused()
  await page.unroute(savesOfDrafts)
  await reachAgain()
  await save.press('Enter')
  await expect(page.getByText('Your solution draft has been saved')).toBeVisible()
  await expect(box).toHaveCount(0)
  await expect(save).toBeFocused()

  await page.route('**/submit', (route) => route.fulfill({ status: 503, body: '' }))
  const submit = page.getByRole('button', { name: 'Submit Solution' })
  await submit.press('Enter')
  await expect(page.getByRole('main').getByText('Evaluation failed', { exact: true })).toBeVisible()
  await expect(submit).toBeFocused()
  consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((each) => !/Failed to load/.test(each)))
})

test('the expiry is noticed when it passes, and when the server reports it @once', async ({ page, consoleErrors }) => {
  const member = await signIn(page.request, spareMember())
  const expiresAt = new Date(Date.now() + 600_000).toISOString()
  const id = await giveTask(page, member.id, { title: 'Soon over', description, date: familyDay(-1), expiresAt })
  await page.clock.install()
  await page.goto(`/task-submission/${id}`)
  await expect(page.getByText(/\d minutes left/)).toBeVisible()
  await page.route('**/submit', (route) => route.fulfill({ status: 409, json: { message: 'Not any more.' } }))
  await page.getByRole('textbox').fill('something')
  const refreshed = page.waitForResponse(`**/api/tasks/${id}`)
  await page.getByRole('button', { name: 'Submit Solution' }).click()
  await refreshed
  await page.clock.fastForward(601_000)
  await expect(page.getByText('This Task Has Expired')).toBeVisible()
  await expect(page.getByText(/minute left/)).toHaveCount(0)
  consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((each) => !/409/.test(each)))
})

const ways = ['the refresh', 'saving a draft', 'submitting'] as const
for (const way of ways) {
  test(`that a task was deleted while its page is open is noticed by ${way} @once`, async ({ page, consoleErrors }) => {
    const member = await signIn(page.request, spareMember())
    const id = await giveTask(page, member.id, { title: 'Soon gone', description })
    await page.clock.install()
    await page.goto(`/task-submission/${id}`)
    await page.getByRole('textbox').fill('I watered the basil.')
    await signIn(page.request, administrator)
    expect((await page.request.delete(`/api/tasks/${id}`)).ok()).toBe(true)
    await signIn(page.request, spareMember())
    if (way === 'the refresh') await page.clock.fastForward(30_000)
    if (way === 'saving a draft') await page.getByRole('button', { name: 'Save Draft' }).click()
    if (way === 'submitting') await page.getByRole('button', { name: 'Submit Solution' }).click()
    const gone = page.getByText('This task was deleted or is no longer yours.')
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to load task' })).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Submit Solution' })).toBeDisabled()
    await expect(page.getByLabel('Add a photo')).toHaveCount(0)
    await expect(page.getByRole('textbox')).toHaveValue('I watered the basil.')
    await expect(page.getByRole('textbox')).toHaveAttribute('readonly', '')
    const asked = page.waitForResponse(`**/api/tasks/${id}`)
    await page.clock.fastForward(30_000)
    await asked
    await page.clock.fastForward(1_000)
    await expect(gone).toHaveCount(1)
    consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((each) => !/404/.test(each)))
  })
}

test('an expired task says so and cannot be edited @once', async ({ page }) => {
  const member = await signIn(page.request, spareMember())
  const id = await giveTask(page, member.id, {
    title: 'Too late',
    status: 'expired',
  })
  await page.goto('/dashboard')
  const card = page.getByRole('listitem').filter({ hasText: 'Too late' })
  await expect(card.getByText("Time's up!")).toBeVisible()
  await expect(card.getByText('This task has expired and can no longer be submitted.')).toBeVisible()
  await page.goto(`/task-submission/${id}`)
  await expect(page.getByText('This Task Has Expired')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit Solution' })).toBeDisabled()
  // The editor and the actions are hidden, so they take no space.
  await expect(page.getByText('Nothing written yet')).toHaveCount(0)
  await expect(page.getByRole('textbox')).toHaveAttribute('readonly', '')
  expect((await page.getByRole('textbox').boundingBox())?.height).toBeLessThan(120)
  expect(await page.evaluate(() => document.documentElement.style.scrollPaddingBottom)).toBe('')
  const answer = await page.request.post(`/api/tasks/${id}/submit`, { data: { submission: 'late' } })
  expect(answer.status()).toBe(409)
})

test('an overdue but open task shows Past Due Date and can be submitted @once', async ({ page }) => {
  const member = await signIn(page.request, spareMember())
  const id = await giveTask(page, member.id, { title: 'Late', description, date: familyDay(-1) })
  await page.goto(`/task-submission/${id}`)
  await expect(page.getByText('Past Due Date')).toBeVisible()
  await page.getByRole('textbox').fill('something')
  await expect(page.getByRole('button', { name: 'Submit Solution' })).toBeEnabled()
})

test('accepted and rejected tasks show the next steps @once', async ({ page }) => {
  const member = await signIn(page.request, spareMember())
  const accepted = await giveTask(page, member.id, { title: 'Was accepted', status: 'completed', points: 0 })
  await page.goto(`/task-submission/${accepted}`)
  await expect(
    page.getByText('This task has been completed successfully. You can submit again if needed.'),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Resubmit Solution' })).toBeVisible()
  const over = await giveTask(page, member.id, {
    title: 'Was accepted, and is over',
    status: 'completed',
    points: 0,
    date: familyDay(-1),
    expiresAt: familyDay(-1),
  })
  await page.goto(`/task-submission/${over}`)
  await expect(page.getByRole('heading', { name: 'Your Solution' })).toBeVisible()
  const said = page.getByText('It was accepted, and its points stay yours.').locator('..')
  await expect(said).toHaveText(/^It was accepted, and its points stay yours\.This Task Has Expired/)
  const rejected = await giveTask(page, member.id, { title: 'Was rejected', status: 'rejected' })
  await page.goto(`/task-submission/${rejected}`)
  await expect(page.getByText('Your submission requires revision. You can resubmit your solution.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Resubmit Solution' })).toBeVisible()
})

test("a missing task, or another member's, fails to load @once", async ({ page }) => {
  await signIn(page.request, spareMember())
  await page.goto('/task-submission/00000000-0000-7000-8000-000000000000')
  await expect(page.getByText('Failed to load task')).toBeVisible()
  await page.getByRole('link', { name: 'Return to Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})
