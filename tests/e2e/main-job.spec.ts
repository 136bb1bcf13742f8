import { type ServerName, servers } from '../harness/servers'
import { expectAccessible } from './administration'
import { demoPassword, expect, giveTask, ownMember, signIn, test } from './fixtures'

test.use({ linksInView: 'fetch' })

/** Both screen sizes share the demo family, in which a text is accepted only once. */
const solutions = {
  desktop:
    'I gave water to the peppers, the parsley and the apple tree behind the shed. The parsley was hanging its leaves, so it ' +
    'got a whole jug. I noticed two tiny green apples and a line of ants that walked up the trunk to them.',
  phone:
    'First I filled the bucket, because the hose leaks. Then I gave water to the roses, the mint and the strawberries. ' +
    'Two strawberries were red already, and a snail was sitting on the mint. I carried it over to the compost.',
}
const description = 'Water the plants in the garden. Write which plants you watered and what you noticed about them.'

for (const name of Object.keys(servers) as ServerName[]) {
  const server = servers[name]

  test.describe(`with the ${name} evaluator${name === 'model' ? ' @once' : ''}`, () => {
    test('a member signs in, solves a task, confirms, and sees points and streak grow', async ({ page }) => {
      const username = ownMember()
      const member = await signIn(page.request, username, server)
      const title = `Water the garden ${test.info().project.name}`
      const taskId = await giveTask(page, member.id, { title, description }, server)
      await page.context().clearCookies()

      await page.goto(`${server}/dashboard`)
      await expect(page).toHaveURL(/\/login\?callbackUrl=%2Fdashboard$/)
      await page.getByLabel('Username').fill(username)
      await page.getByLabel('Password').fill(demoPassword)
      await page.getByRole('button', { name: 'Sign In' }).click()
      await expect(page.getByText(`Welcome back, ${username}!`)).toBeVisible()
      await expect(page).toHaveURL(`${server}/dashboard`)

      const card = page.getByRole('listitem').filter({ hasText: title })
      await card.getByRole('link', { name: 'Submit Task' }).click()
      await expect(page).toHaveURL(`${server}/task-submission/${taskId}`)
      await page.getByRole('textbox').fill(solutions[test.info().project.name === 'phone' ? 'phone' : 'desktop'])
      await page.getByRole('button', { name: 'Submit Solution' }).click()

      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('button', { name: 'Confirm Submission' })).toBeVisible()
      await dialog.getByRole('button', { name: 'Confirm Submission' }).click()
      await expect(page.getByText('Task accepted!')).toBeVisible()
      await expect(page.getByText('Your submission has been saved')).toBeVisible()
      await expect(page).toHaveURL(`${server}/dashboard`)

      const after = await (await page.request.get(`${server}/api/users/profile`)).json()
      const bonus = after.streak === 10 ? 100 : 0
      const toast = page.locator('[data-sonner-toast]').filter({ hasText: 'Task accepted!' })
      await expect(toast.getByText('You earned a bonus! +100 points')).toHaveCount(bonus ? 1 : 0)
      expect(after.points).toBe(member.points + 10 + bonus)
      expect(after.streak).toBe(member.streak + 1)
      await expect(page.getByRole('region', { name: 'Well done!' })).toContainText('+10 points')
      // Visible without a reload.
      await expect(page.getByText(`${after.streak} days`, { exact: true }).first()).toBeVisible()
      await expect(card.getByRole('link', { name: 'View Submission' })).toBeVisible()
    })
  })
}

test('nonsense is refused kindly, and going back keeps the text @once', async ({ page }) => {
  const member = await signIn(page.request, ownMember())
  const title = 'Second task'
  const taskId = await giveTask(page, member.id, { title, description })
  const before = await (await page.request.get('/api/users/profile')).json()

  await page.goto(`/task-submission/${taskId}`)
  await page.getByRole('textbox').fill('asdf qwer zxcv')
  await page.getByRole('button', { name: 'Submit Solution' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Go Back & Edit' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('textbox')).toHaveValue('asdf qwer zxcv')

  await page.getByRole('button', { name: 'Submit Solution' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm Submission' }).click()
  await expect(page.getByText('Task rejected')).toBeVisible()
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: 'Task rejected' })
  await expect(toast).not.toHaveAttribute('data-type', 'success')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused()
  const card = page.getByRole('listitem').filter({ hasText: title })
  await expect(card.getByText(/^Rejected \(Score: \d+\/100\)$/)).toBeVisible()
  await expect(card.getByRole('link', { name: 'Revise' })).toBeVisible()
  const after = await (await page.request.get('/api/users/profile')).json()
  expect(after.points).toBe(before.points)
})

test('a text that passed and was not confirmed still can be after a reload, as long as it is the same @once', async ({
  page,
}) => {
  const member = await signIn(page.request, ownMember())
  const taskId = await giveTask(page, member.id, { title: 'Third task', description })
  const text =
    'I gave water to the beans and the tomatoes. The tomatoes had yellow leaves at the bottom, and a bee sat on a flower.'
  await page.goto(`/task-submission/${taskId}`)
  await page.getByRole('textbox').fill(text)
  await page.getByRole('button', { name: 'Submit Solution' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Confirm Submission' })).toBeVisible()
  const passed = page.getByText('Almost done: this text passed.')
  await page.getByRole('dialog').getByRole('button', { name: 'Go Back & Edit' }).click()
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page).toHaveURL('/dashboard')
  await page.goBack()
  await expect(passed).toBeVisible()
  await page.reload()
  await expect(passed).toBeVisible()
  await page.getByRole('textbox').fill(`${text} Then it rained.`)
  await expect(passed).toHaveCount(0)
  await page.getByRole('textbox').fill(text)
  await page.getByRole('button', { name: 'Show the result' }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Go Back & Edit' }).click()
  await expect(passed).toBeVisible()
  await page.getByRole('button', { name: 'Show the result' }).click()
  await dialog.getByRole('button', { name: 'Confirm Submission' }).click()
  await expect(page.getByText('Task accepted!')).toBeVisible()
  await page.goto(`/task-submission/${taskId}`)
  await expect(page.getByRole('textbox')).toHaveValue(text)
  await expect(passed).toHaveCount(0)
})
