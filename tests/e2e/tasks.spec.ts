import { expect, familyDay, giveTask, spareMember, signIn, test } from './fixtures'

const description = 'Water the plants in the garden. Write which plants you watered and what you noticed about them.'

test('the dashboard says where a member stands', async ({ page }) => {
  const noah = await signIn(page.request, 'noah')
  const [profile, accepted, tasks] = await Promise.all(
    ['users/profile', `users/${noah.id}/accepted-tasks-count`, 'tasks'].map(async (path) =>
      (await page.request.get(`/api/${path}`)).json(),
    ),
  )
  await page.goto('/dashboard')
  for (const text of ['My Progress', 'Performance Summary', "Today's Tasks", 'Daily Assignments']) {
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(page.getByText(`+${profile.points_this_month} points this month`)).toBeVisible()
  await expect(page.getByText(`${accepted.acceptedCount} tasks completed`)).toBeVisible()
  await expect(page.getByText(/^\d+% completion rate$/)).toBeVisible()
  await expect(page.getByText('23 days').first()).toBeVisible()
  const today = (tasks as { date: string; status: string }[]).filter((task) => task.date === familyDay())
  const done = today.filter((task) => task.status === 'accepted').length
  await expect(page.getByText(`Tasks scheduled for today: ${today.length} • Completed: ${done}`)).toBeVisible()
  await expect(page.getByText(`${Math.round((done / today.length) * 100)}% Complete`)).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Total Points' })).toHaveAttribute('aria-valuenow', /.+/)
  await expect(page.getByRole('link', { name: 'View Submission' }).first()).toBeVisible()
})

test('the streak bar tells how far the bonus is', async ({ page }) => {
  test.skip(test.info().project.name === 'phone', 'a phone has no pointer to hover with')
  await signIn(page.request, 'lina')
  await page.goto('/dashboard')
  await page.getByRole('progressbar', { name: 'Current Streak' }).hover()
  await expect(page.getByRole('tooltip', { name: '5 more days for bonus' })).toBeVisible()
})

test('the tasks list has its tabs, search, order and rows', async ({ page }) => {
  await signIn(page.request, 'noah')
  await page.goto('/dashboard/tasks')
  await expect(page.getByRole('heading', { name: 'Tasks', exact: true })).toBeVisible()
  await expect(page.getByText('Today is:')).toBeVisible()
  await expect(page.getByText('View and manage your assigned tasks')).toBeVisible()
  await expect(page.getByRole('tab', { name: /Upcoming/ })).toHaveAttribute('aria-selected', 'true')

  await page.getByRole('tab', { name: /Past/ }).click()
  await expect(page).toHaveURL(/tab=past/)
  await expect(page.getByText(/^Showing \d+ tasks$/)).toBeVisible()
  await page.getByRole('button', { name: 'Sort by date: Newest first' }).click()
  await expect(page.getByRole('button', { name: 'Sort by date: Oldest first' })).toBeVisible()

  await page.getByPlaceholder('Search tasks...').fill('DRINK')
  await expect(page).toHaveURL(/q=DRINK/)
  await expect(page.getByText('Explain how plants drink').first()).toBeVisible()
  await page.getByPlaceholder('Search tasks...').fill('100%_no such thing')
  await expect(page.getByText('No matching tasks found')).toBeVisible()
  await expect(page.getByText('Try adjusting your search terms or clear the search')).toBeVisible()
})

test('each tab says when it is empty', async ({ page }) => {
  await signIn(page.request, 'parent')
  for (const [tab, message] of [
    ['upcoming', 'No upcoming tasks found'],
    ['today', 'No tasks scheduled for today'],
    ['past', 'No past tasks found'],
  ]) {
    await page.goto(`/dashboard/tasks?tab=${tab}`)
    await expect(page.getByText(message ?? '')).toBeVisible()
    await expect(
      page.getByText('No tasks were found for this time period. Check back later or contact an admin.'),
    ).toBeVisible()
  }
  await page.goto('/dashboard')
  await expect(page.getByText('All Clear!')).toBeVisible()
  await expect(page.getByText("You don't have any tasks scheduled for today. Enjoy your free time!")).toBeVisible()
})

test('a task row opens its task', async ({ page }) => {
  const member = await signIn(page.request, spareMember())
  const title = `Row ${test.info().project.name}`
  const id = await giveTask(page, member.id, { title, date: familyDay(3) })
  await page.goto('/dashboard/tasks')
  await page.getByPlaceholder('Search tasks...').fill(title)
  await page.getByRole('row').filter({ hasText: title }).click()
  await expect(page).toHaveURL(`/task-submission/${id}`)
})

test('a draft is kept, here and on the server, and the debug panel tells the facts', async ({ page }) => {
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

  await page.getByRole('button', { name: 'Show Debug' }).click()
  await expect(page.getByText(id)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refresh Data' })).toBeVisible()
  await page.getByRole('button', { name: 'Hide Debug' }).click()
  await expect(page.getByText(id)).toBeHidden()
})

test('text that was never saved survives leaving', async ({ page }) => {
  const member = await signIn(page.request, spareMember())
  const id = await giveTask(page, member.id, { title: 'Unsaved', description })
  await page.goto(`/task-submission/${id}`)
  await page.getByRole('textbox').fill('not saved anywhere yet')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/dashboard')
  await page.goto(`/task-submission/${id}`)
  await expect(page.getByRole('textbox')).toHaveValue('not saved anywhere yet')
})

test('an expired task says so and takes nothing', async ({ page }) => {
  const member = await signIn(page.request, spareMember())
  const id = await giveTask(page, member.id, {
    title: `Too late ${test.info().project.name}`,
    expiresAt: familyDay(-1),
  })
  await page.goto('/dashboard')
  const card = page.getByRole('listitem').filter({ hasText: `Too late ${test.info().project.name}` })
  await expect(card.getByText("Time's up!")).toBeVisible()
  await expect(card.getByText('This task has expired and can no longer be submitted.')).toBeVisible()
  await page.goto(`/task-submission/${id}`)
  await expect(page.getByText('This Task Has Expired')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit Solution' })).toBeDisabled()
  const answer = await page.request.post(`/api/tasks/${id}/submit`, { data: { submission: 'late' } })
  expect(answer.status()).toBe(409)
})

test('a late but open task says Past Due Date and can be submitted', async ({ page }) => {
  const member = await signIn(page.request, spareMember())
  const id = await giveTask(page, member.id, { title: 'Late', description, date: familyDay(-1) })
  await page.goto(`/task-submission/${id}`)
  await expect(page.getByText('Past Due Date')).toBeVisible()
  await page.getByRole('textbox').fill('something')
  await expect(page.getByRole('button', { name: 'Submit Solution' })).toBeEnabled()
})

test('accepted and rejected tasks say what may follow', async ({ page }) => {
  const member = await signIn(page.request, spareMember())
  const accepted = await giveTask(page, member.id, { title: 'Was accepted', status: 'completed', points: 0 })
  await page.goto(`/task-submission/${accepted}`)
  await expect(
    page.getByText('This task has been completed successfully. You can submit again if needed.'),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Resubmit Solution' })).toBeVisible()
  const rejected = await giveTask(page, member.id, { title: 'Was rejected', status: 'rejected' })
  await page.goto(`/task-submission/${rejected}`)
  await expect(page.getByText('Your submission requires revision. You can resubmit your solution.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Resubmit Solution' })).toBeVisible()
})

test('a task that is not there, or not yours, fails to load', async ({ page }) => {
  await signIn(page.request, spareMember())
  await page.goto('/task-submission/00000000-0000-7000-8000-000000000000')
  await expect(page.getByText('Failed to load task')).toBeVisible()
  await page.getByRole('link', { name: 'Return to Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})
