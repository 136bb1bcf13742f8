import { expectAccessible, newMember, server } from './administration'
import { administrator, expect, signIn, test } from './fixtures'

test.use({ baseURL: server })

test('an administrator reads what was written and judged, and has the last word', async ({
  page,
  playwright,
  baseURL,
}) => {
  await signIn(page.request, administrator)
  const member = await newMember(page)
  const title = `Water the garden ${member.username}`
  const description = 'Water the plants in the garden. Write which plants you watered.'
  const given = await page.request.post('/api/tasks', { data: { title, description, assignedTo: member.id } })
  const { id } = (await given.json()) as { id: string }
  const theirs = await playwright.request.newContext({ baseURL })
  await signIn(theirs, member.username)
  const submission = 'asdf qwer zxcv'
  const answer = await theirs.post(`/api/tasks/${id}/submit`, { data: { submission } })
  expect(answer.status(), await answer.text()).toBe(200)
  const { evaluation, feedback } = await answer.json()
  await theirs.post(`/api/tasks/${id}/confirm`, { data: { submission, evaluation: { ...evaluation, feedback } } })
  const pointsBefore = evaluation.isAccepted ? 10 : 0

  await page.goto(`/admin/tasks?q=${encodeURIComponent(title)}`)
  await page.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(`/admin/tasks/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText(submission)).toBeVisible()
  await expect(main.getByText(`${evaluation.score} / 100`)).toBeVisible()
  await expect(main.getByText(evaluation.reasoning)).toBeVisible()
  await expect(main.getByRole('list', { name: 'What was looked for' }).getByRole('listitem')).toHaveCount(
    evaluation.criteria.length,
  )
  await expectAccessible(page)

  const toAccept = !evaluation.isAccepted
  const word = page.getByRole('button', {
    name: toAccept ? 'Accept and give 10 points' : 'Reject and take back 10 points',
  })
  await word.click()
  await expect(main.getByText('Please give a reason: it is shown to the member')).toBeVisible()
  await page.getByLabel('Reason').fill('I looked at the garden myself.')
  await word.click()
  await expect(page.getByText('Decision saved')).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Decisions' })).toBeVisible()
  await expect(main.getByText(`${administrator} · about ${member.username}`)).toBeVisible()

  expect(await (await theirs.get(`/api/tasks/${id}`)).json()).toMatchObject({
    status: toAccept ? 'accepted' : 'rejected',
    feedback: 'An administrator’s decision: I looked at the garden myself.',
  })
  expect(await (await theirs.get('/api/users/profile')).json()).toMatchObject({ points: 10 - pointsBefore })
  await page.context().clearCookies()
  await signIn(page.request, member.username)
  await page.goto(`/task-submission/${id}`)
  await expect(page.getByText('An administrator’s decision: I looked at the garden myself.')).toBeVisible()
  await theirs.dispose()
})
