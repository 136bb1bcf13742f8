import { administer, expectAccessible, newMember, server, widthBeyond } from './administration'
import { description, begin } from './expectations'
import { administrator, expect, signIn, test } from './fixtures'

test.use({ baseURL: server })

test('an administrator adds proposals, hides and reorders lines by keyboard, and sees an error on its line @once', async ({
  page,
}) => {
  await signIn(page.request, administrator)
  const member = await newMember(page)
  const title = `Game ${member.username}`
  await page.goto(`/admin/tasks?q=${encodeURIComponent(title)}`)
  await page.getByRole('button', { name: 'Add New Task' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Task' })
  await dialog.getByLabel('Title').fill(title)
  await expect(dialog.getByText('The description asks for:')).toBeHidden()
  await dialog.getByLabel('Description').fill(description)
  await dialog.getByRole('button', { name: 'Add “who won”' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Expectation 1' })).toHaveValue('who won')
  await dialog.getByRole('button', { name: 'Add all 2' }).click()
  const lines = dialog.getByRole('textbox', { name: /^Expectation \d$/ })
  const said = () => lines.evaluateAll((all) => all.map((each) => (each as HTMLTextAreaElement).value))
  expect(await said()).toEqual(['who won', 'what you played', 'how you both felt'])
  await expect(dialog.getByText('The description asks for:')).toBeHidden()

  await dialog.getByRole('button', { name: 'Move expectation 2 up' }).press('Enter')
  expect(await said()).toEqual(['what you played', 'who won', 'how you both felt'])
  await expect(dialog.getByRole('button', { name: 'Move expectation 1 down' })).toBeFocused()
  await lines.nth(2).press('Alt+ArrowUp')
  expect(await said()).toEqual(['what you played', 'how you both felt', 'who won'])
  await expect(lines.nth(1)).toBeFocused()
  await lines.nth(2).press('Enter')
  await expect(lines).toHaveCount(4)
  await expect(lines.nth(3)).toBeFocused()
  const tooLong = 'a very long expectation '.repeat(7).trim()
  await page.keyboard.insertText(tooLong)
  await dialog.getByRole('checkbox', { name: /hidden.*Expectation 4/ }).check()
  await expect(dialog.getByText(/^Hidden lines are for tasks with a right answer/)).toBeVisible()
  await expectAccessible(page)
  expect(await widthBeyond(page)).toBe(0)

  await dialog.getByLabel('Assigned To').fill(member.username)
  await dialog.getByRole('option', { name: member.username }).click()
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByText('An expectation has at most 160 characters')).toBeVisible()
  await expect(lines.nth(3)).toBeFocused()
  await expect(lines.nth(3)).toHaveValue(tooLong)
  await expect(lines.nth(3)).toHaveAttribute('aria-invalid', 'true')
  await lines.nth(3).fill('chess')
  await dialog.getByRole('button', { name: 'Remove expectation 2' }).click()
  await expect(dialog.getByRole('button', { name: 'Remove expectation 2' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog).toBeHidden()
  const [task] = (await (await page.request.get(`/api/tasks/user/${member.id}`)).json()) as { expectations: object[] }[]
  expect(task?.expectations).toEqual([
    { text: 'what you played', isHidden: false },
    { text: 'who won', isHidden: false },
    { text: 'chess', isHidden: true },
  ])
})

test('a recurring task has expectations too, and an error is shown on its line @once', async ({ page }) => {
  await administer(page, '/admin/recurring-tasks')
  const member = await newMember(page)
  await page.getByLabel('Username').fill(member.username)
  await page.getByRole('option', { name: member.username }).click()
  await page.getByLabel('Task Title').fill('Game night')
  await page.getByLabel('Task Description').fill(description)
  await page.getByRole('button', { name: 'Add an expectation' }).click()
  await page.getByRole('button', { name: 'Generate Tasks' }).click()
  await expect(
    page.getByText('Write what a good answer tells, or remove the line', { exact: true }).first(),
  ).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Expectation 1' })).toBeFocused()
  await page.getByRole('button', { name: 'Add all 3' }).click()
  await page.getByRole('button', { name: 'Generate Tasks' }).click()
  await expect(page.getByText(/^Generated \d+ tasks for /).first()).toBeVisible()
  const tasks = (await (await page.request.get(`/api/tasks/user/${member.id}`)).json()) as { expectations: object[] }[]
  expect(tasks[0]?.expectations).toEqual(
    ['what you played', 'who won', 'how you both felt'].map((text) => ({ text, isHidden: false })),
  )
})

test('a member sees what a good answer contains, and the quote for each expectation that was met @once', async ({
  page,
}) => {
  const long = `how it felt ${'x'.repeat(148)}`
  const { id } = await begin(page, ['who won', long, { text: 'chess', isHidden: true }])
  await page.goto(`/task-submission/${id}`)
  const list = page.getByRole('region', { name: 'A good answer covers' })
  await expect(list.getByRole('listitem')).toHaveText(['who won', long])
  await expect(page.getByText('The expected answer')).toBeHidden()
  expect(await widthBeyond(page)).toBe(0)

  await page.route('**/submit', (route) =>
    route.fulfill({
      json: {
        evaluation: {
          score: 58,
          isAccepted: false,
          isUnsure: false,
          reasoning: '',
          criteria: [{ id: 'clear', label: 'Easy to follow', level: 'full', evidence: [], points: 10, outOf: 10 }],
          expectations: [
            { text: 'who won', level: 'full', evidence: ['mamie a gagné'] },
            { text: long, level: 'none', evidence: [] },
          ],
        },
        feedback: 'Dis aussi comment c’était.',
        feedbackLanguage: 'fr',
        cost: null,
        needsPerson: false,
      },
    }),
  )
  await page.getByRole('textbox', { name: 'Your Solution' }).fill('Hier, mamie a gagné.')
  await page.getByRole('button', { name: 'Submit Solution' }).click()
  const dialog = page.getByRole('dialog')
  const rows = dialog.getByRole('list', { name: 'A good answer covers' }).getByRole('listitem')
  await expect(rows.nth(0)).toContainText('Found')
  await expect(rows.nth(0)).toContainText('“mamie a gagné”')
  await expect(rows.nth(1)).toContainText('Not yet')
  await expect(dialog.getByText('Dis aussi comment c’était.')).toHaveAttribute('lang', 'fr')
  await expectAccessible(page)
})

test('an unsure evaluation is shown in words and without its score @once', async ({ page }) => {
  const { id } = await begin(page, ['who won'])
  const criterion = { id: 'clear', label: 'Easy to follow', level: 'full', evidence: [], points: 10, outOf: 10 }
  const expectations = [{ text: 'who won', level: 'none', evidence: [] }]
  const evaluation = { score: 41, isAccepted: false, isUnsure: true, reasoning: '41 of 100', criteria: [criterion] }
  await page.route('**/submit', (route) =>
    route.fulfill({
      json: {
        evaluation: { ...evaluation, expectations },
        feedback: 'Add one sentence that says what this is about.',
        feedbackLanguage: 'en',
        cost: null,
        needsPerson: true,
      },
    }),
  )
  await page.goto(`/task-submission/${id}`)
  await page.getByRole('textbox', { name: 'Your Solution' }).fill('Blue, very blue.\n'.repeat(40))
  await page.getByRole('button', { name: 'Submit Solution' }).click()
  const dialog = page.getByRole('dialog', { name: 'I could not tell.' })
  await expect(dialog.getByText('Add one sentence that says what this is about.')).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(0)
  expect(await dialog.textContent()).not.toMatch(/\d/)
  await expect(dialog.getByText('A grown-up asked you to work on this task again')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Go Back & Edit' }).click()
  await expect(page.getByRole('textbox', { name: 'Your Solution' })).toBeFocused()
  await expect(page.getByText('Add one sentence that says what this is about.')).toBeInViewport()
})

test('a text that no evaluator could judge shows no score and goes to an administrator, and does not look refused @once', async ({
  page,
}) => {
  const { id } = await begin(page, [])
  await page.goto(`/task-submission/${id}`)
  await page
    .getByRole('textbox', { name: 'Your Solution' })
    .fill('We played chess. I am scared of my uncle, he hit me.')
  await page.getByRole('button', { name: 'Submit Solution' }).click()
  const thanks = 'Thank you for telling. A grown-up will read this.'
  const dialog = page.getByRole('dialog', { name: thanks })
  await expect(dialog.getByText(thanks)).toHaveCount(1)
  await expect(dialog.getByText(/\d/)).toHaveCount(0)
  await expect(dialog.getByRole('img')).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Confirm Submission' })).toHaveCount(0)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.locator('[data-sonner-toast]')).toHaveText(thanks)

  const card = page.getByRole('article').filter({ hasText: 'Play a game' })
  await expect(card.getByText(thanks)).toBeVisible()
  await expect(card.getByRole('link', { name: 'View Submission' })).toBeVisible()
  await expect(card.getByText(/Rejected|Revise|will look|your points/)).toHaveCount(0)
  expect(await (await page.request.get(`/api/tasks/${id}`)).json()).toMatchObject({
    status: 'rejected',
    needs_person: true,
    evaluation_details: null,
  })
  await page.goto(`/task-submission/${id}`)
  await expect(page.getByText(thanks)).toBeVisible()
  await expect(page.getByText(/will look|your points/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Show Debug' }).click()
  await expect(page.getByText('Rejected')).toHaveCount(0)
  await page.goto('/dashboard/tasks?tab=today')
  await expect(page.getByRole('row', { name: /Play a game/ })).toContainText('A grown-up will look')
  await expect(page.getByText('Rejected')).toHaveCount(0)
  await signIn(page.request, administrator)
  await page.goto('/admin/tasks?q=Play+a+game')
  await expect(page.getByText('A grown-up will look', { exact: true }).first()).toBeVisible()
})
