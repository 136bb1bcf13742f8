import { expectAccessible, newMember, server } from './administration'
import { administrator, expect, signIn, test } from './fixtures'

test.use({ baseURL: server })

test('an administrator reads a submission with its evaluation and overrides the verdict @once', async ({
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
  // The text that nobody confirmed stands above the decision, and no empty response.
  await page.goto(`/admin/tasks/${id}`)
  await expect(page.getByRole('heading', { name: 'Response' })).toHaveCount(0)
  const topOf = async (name: string) => (await page.getByRole('heading', { name }).boundingBox())!.y
  expect(await topOf('The text to review')).toBeLessThan(await topOf('Newest attempt'))
  await expect(page.getByRole('main').getByText(submission)).toHaveCount(1)
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
  await page.getByLabel('Reason').fill('I looked at the garden myself.')
  await page.reload()
  await expect(page.getByLabel('Reason')).toHaveValue('I looked at the garden myself.')
  await word.click()
  await expect(page.getByText('Decision saved')).toBeVisible()
  await expect(page.getByLabel('Reason')).toHaveValue('')
  await expect(main.getByRole('heading', { name: 'Decisions' })).toBeVisible()
  await expect(main.getByText(`${administrator} · about ${member.username}`)).toBeVisible()

  expect(await (await theirs.get(`/api/tasks/${id}`)).json()).toMatchObject({
    status: toAccept ? 'accepted' : 'rejected',
    feedback: 'A grown-up says: I looked at the garden myself.',
  })
  expect(await (await theirs.get('/api/users/profile')).json()).toMatchObject({ points: 10 - pointsBefore })
  await page.context().clearCookies()
  await signIn(page.request, member.username)
  await page.goto(`/task-submission/${id}`)
  await expect(page.getByText('A grown-up says: I looked at the garden myself.')).toBeVisible()
  await theirs.dispose()
})

test('after a refusal by a person, an accepted text waits for review, and the member and administrators see this @once', async ({
  page,
  browser,
}) => {
  await signIn(page.request, administrator)
  const member = await newMember(page)
  const title = `Walk the dog ${member.username}`
  const description = 'Walk the dog. Write where you went and what the dog did.'
  const solution =
    'After school I walked our dog Bello along the canal to the old mill. He chased two ducks, fell into the mud and ' +
    'shook himself right next to me. On the way home we met our neighbour, and the dog gave her his paw.'
  const given = await page.request.post('/api/tasks', { data: { title, description, assignedTo: member.id } })
  const { id } = (await given.json()) as { id: string }
  await page.request.patch(`/api/tasks/${id}`, { data: { status: 'rejected' } })

  const theirs = await browser.newPage({ baseURL: server })
  await signIn(theirs.request, member.username)
  await theirs.goto(`/task-submission/${id}`)
  await theirs.getByRole('textbox').fill(solution)
  await theirs.getByRole('button', { name: 'Resubmit Solution' }).click()
  const dialog = theirs.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'This looks done. A grown-up decides.' })).toBeVisible()
  await expect(dialog.getByText('Accepted')).toHaveCount(0)
  await expect(dialog.getByText('A grown-up will look at this one.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Confirm Submission' }).click()
  await expect(theirs).toHaveURL('/dashboard')
  // Once in the toast and once in the card.
  await expect(theirs.getByText('A grown-up will look at this one.')).toHaveCount(2)
  await theirs.goto(`/task-submission/${id}`)
  await expect(theirs.getByText('A grown-up will look at this one.')).toBeVisible()

  await page.goto(`/admin/tasks/${id}`)
  await expect(page.getByText(`${member.username} is waiting for you`)).toBeVisible()
  await expect(page.getByRole('main').getByText(solution).first()).toBeVisible()
  await page.getByLabel('Reason').fill('Well told.')
  await page.getByRole('button', { name: 'Accept and give 10 points' }).click()
  await expect(page.getByText('Decision saved')).toBeVisible()
  expect(await (await theirs.request.get(`/api/tasks/${id}`)).json()).toMatchObject({
    status: 'accepted',
    response: solution,
    needs_person: false,
  })
  await theirs.close()
})
