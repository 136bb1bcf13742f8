import { own, begin, openTasks, rowOf } from './admin-tasks'
import { server } from './administration'
import { expect, routeActions, test } from './fixtures'

test.use({ baseURL: server })

test('Create again after a lost answer makes no second task @once', async ({ page, consoleErrors }) => {
  const member = await begin(page)
  const title = own('Feed the cat')
  await openTasks(page, title)
  await page.getByRole('button', { name: 'Add New Task' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Task' })
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Assigned To').fill(member.username)
  await dialog.getByRole('option', { name: member.username }).click()
  const reconnect = await routeActions(page, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('Failed to create task')).toBeVisible()
  await reconnect()
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('Task created')).toBeVisible()
  await expect(rowOf(page, title)).toHaveCount(1)
  const tasks = (await (await page.request.get(`/api/users/${member.id}/tasks`)).json()) as object[]
  expect(tasks).toHaveLength(1)
  consoleErrors.splice(0)
})
