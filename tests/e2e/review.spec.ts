import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expectAccessible, newMember, server, widthBeyond } from './administration'
import { administrator, expect, giveTask, signIn, test } from './fixtures'

test.use({ baseURL: server, viewport: { width: 360, height: 740 } })

const gibberish = 'asdf qwer zxcv'

/** Submits a text that the evaluator refuses. */
async function submit(request: APIRequestContext, taskId: string, submission: string) {
  const answer = await request.post(`/api/tasks/${taskId}/submit`, { data: { submission } })
  expect(answer.status(), await answer.text()).toBe(200)
  expect(await answer.json()).toMatchObject({ evaluation: { isAccepted: false, isUnsure: false } })
}

test('a member requests a review, withdraws it, requests it again, and reads the answer @once', async ({
  page,
  browser,
}) => {
  await signIn(page.request, administrator)
  const member = await newMember(page)
  const title = `Feed the hens ${member.username}`
  const id = await giveTask(page, member.id, { title, description: 'Feed the hens. Write what they did.' }, server)
  await page.context().clearCookies()
  await signIn(page.request, member.username)
  await page.goto(`/task-submission/${id}`)
  await page.getByRole('textbox').fill(gibberish)
  // Otherwise asking would first save the draft, and the browser would log that refusal.
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Submit Solution' }).click()
  const dialog = page.getByRole('dialog')
  // The second tap of a double tap presses nothing in the form that the first one opens.
  await dialog.getByRole('button', { name: 'Ask a grown-up to look' }).dblclick()
  const line = dialog.getByLabel('Anything to tell the grown-up? (optional)')
  await expect(line).toBeFocused()
  // The typed text survives an error.
  await line.fill('The hens ate the paper.')
  const cookies = await page.context().cookies()
  await page.context().clearCookies()
  await dialog.getByRole('button', { name: 'Send to a grown-up' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(line).toHaveValue('The hens ate the paper.')
  await expect(page.getByText('Submission failed')).toBeVisible()
  await page.context().addCookies(cookies)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Submit Solution' }).click()
  await dialog.getByRole('button', { name: 'Ask a grown-up to look' }).click()
  await expect(line).toHaveValue('The hens ate the paper.')
  await expectAccessible(page)
  expect(await widthBeyond(page)).toBeLessThanOrEqual(0)
  await dialog.getByRole('button', { name: 'Send to a grown-up' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('A grown-up will look at this one.').first()).toBeVisible()

  await page.goto(`/task-submission/${id}`)
  await expect(page.getByText('You said: The hens ate the paper.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Take it back' }).click()
  await expect(page.getByText('Taken back. No grown-up is asked to look at it now.')).toBeVisible()
  await page.getByRole('button', { name: 'Ask a grown-up to look' }).click()
  await page.getByLabel('Anything to tell the grown-up? (optional)').fill('Please.')
  await page.getByRole('button', { name: 'Send to a grown-up' }).click()
  await expect(page.getByText('You said: Please.')).toBeVisible()

  const context = await browser.newContext({ baseURL: server, viewport: { width: 360, height: 740 } })
  const theirs = await context.newPage()
  await signIn(theirs.request, administrator)
  await theirs.goto('/admin/review')
  const card = theirs.getByRole('article', { name: title })
  await expect(card.getByText('Please.')).toBeVisible()
  await expect(card.getByText(gibberish)).toBeVisible()

  // The task's page shows the message and the decision before the details of the evaluation.
  await card.getByRole('link', { name: `Open ${title}` }).click()
  await expect(theirs.getByText('Please.')).toBeVisible()
  const topOf = async (name: string) => (await theirs.getByRole('heading', { name }).boundingBox())!.y
  expect(await topOf('Your decision')).toBeLessThan(await topOf('Newest attempt'))
  await theirs.goBack()

  await card.getByRole('button', { name: 'Keep, and say why' }).click()
  await card.getByRole('button', { name: 'Send' }).click()
  await expect(card.getByText('Please give a reason: it is shown to the member')).toBeVisible()
  await card.getByLabel(`What ${member.username} should know`).fill('Tell me what the hens did.')
  await expectAccessible(theirs)
  expect(await widthBeyond(theirs)).toBeLessThanOrEqual(0)
  await card.getByRole('button', { name: 'Send' }).click()
  await expect(theirs.getByText('Decision saved')).toBeVisible()
  await expect(card).toHaveCount(0)
  await context.close()

  await page.reload()
  await expect(page.getByText('A grown-up looked at it, and it still needs work.')).toBeVisible()
  await expect(page.getByText('Tell me what the hens did.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ask a grown-up to look' })).toHaveCount(0)
})

/** The titles that a card's sticky actions hide or precede, at any position of the page. */
function titlesBelowActions(page: Page) {
  return page.evaluate(() => {
    const found = new Set<string>()
    const cards = [...document.querySelectorAll('article')]
    for (let top = 0; top < document.documentElement.scrollHeight; top += 40) {
      window.scrollTo(0, top)
      for (const card of cards) {
        const [title, action] = ['h2', 'button'].map((name) => card.querySelector(name)!)
        const isAbove = title!.getBoundingClientRect().bottom <= action!.getBoundingClientRect().top
        if (!isAbove) found.add(title!.textContent)
      }
    }
    window.scrollTo(0, 0)
    return [...found]
  })
}

test('the review queue works on a narrow screen, and its link shows the count @once', async ({ page, browser }) => {
  await signIn(page.request, administrator)
  const member = await newMember(page)
  const theirs = await browser.newContext({ baseURL: server })
  await signIn(theirs.request, member.username)
  const titles = ['First', 'Second'].map((name) => `${name} of ${member.username}`)
  for (const title of titles) {
    const id = await giveTask(page, member.id, { title, description: 'Feed the hens. Write what they did.' }, server)
    await submit(theirs.request, id, gibberish)
    const asked = await theirs.request.post(`/api/tasks/${id}/appeal`, { data: { message: 'I did it.' } })
    expect(asked.status(), await asked.text()).toBe(201)
  }
  const { total } = (await (await page.request.get('/api/admin/review')).json()) as { total: number }
  expect(total).toBeGreaterThanOrEqual(2)

  await page.goto('/admin/review')
  await page.getByRole('button', { name: `Open menu, ${total} waiting` }).click()
  await expect(page.getByRole('link', { name: `Review ${total} waiting` })).toBeVisible()
  await page.getByRole('button', { name: 'Close menu' }).click()
  const [first, second] = titles.map((name) => page.getByRole('article', { name }))
  expect(await titlesBelowActions(page)).toEqual([])
  const refuse = (card: Locator) => card.getByRole('button', { name: 'Keep, and say why' }).click()
  await refuse(first!)
  await first!.getByRole('textbox').fill('Tell what the hens did.')
  await page.reload()
  for (const card of [first!, second!]) await refuse(card)
  await expect(first!.getByRole('textbox')).toHaveValue('Tell what the hens did.')
  await expect(second!.getByRole('textbox')).toHaveValue('')
  for (const card of [first!, second!]) await card.getByRole('button', { name: 'Cancel' }).click()
  await first!.getByRole('button', { name: 'Accept +10' }).click()
  await expect(first!).toHaveCount(0)
  const next = page.getByRole('article').and(page.locator(':focus'))
  await expect(next).toBeVisible()
  const notice = page.getByRole('listitem').filter({ hasText: 'Decision saved' })
  const bottom = async () => ((box) => box && box.y + box.height)(await notice.boundingBox())
  const top = async () => (await next.getByRole('heading').boundingBox())?.y
  await expect(async () => expect(await top()).toBeGreaterThan((await bottom())!)).toPass()
  await second!.getByRole('link', { name: `Open ${titles[1]}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: titles[1]! })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Newest attempt' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Accept and give 10 points' }).click()
  // The toast of the first decision may still be visible.
  await expect(page.getByRole('button', { name: 'Reject and take back 10 points' })).toBeVisible()
  expect(await (await theirs.request.get('/api/users/profile')).json()).toMatchObject({ points: 20 })

  // In a profile an administrator's link leads to the task's administration page.
  await page.goto(`/users/${member.id}`)
  await page.getByRole('listitem').getByRole('link', { name: titles[0]! }).click()
  await expect(page).toHaveURL(/\/admin\/tasks\//)
  await theirs.close()
})

test('a safeguarding report shows nothing about the child, and disappears once read @once', async ({
  page,
  browser,
}) => {
  await signIn(page.request, administrator)
  const member = await newMember(page)
  const theirs = await browser.newContext({ baseURL: server })
  await signIn(theirs.request, member.username)
  const id = await giveTask(
    page,
    member.id,
    { title: `Diary of ${member.username}`, description: 'Write about your day.' },
    server,
  )
  const evaluated = await theirs.request.post(`/api/tasks/${id}/submit`, {
    data: { submission: 'I am scared of Bob. He hits me when nobody looks.' },
  })
  expect((await evaluated.json()) as object).toMatchObject({
    feedback: 'Thank you for telling. A grown-up will read this.',
  })
  await page.goto('/admin/review')
  const card = page.getByRole('article', { name: 'Please read this' }).filter({ hasText: member.username })
  await expect(card.getByText('I am scared of Bob.')).toBeVisible()
  await card.getByText('Where to get help').click()
  await expect(card.getByText('call 112')).toBeVisible()
  await expectAccessible(page)
  await card.getByRole('button', { name: 'I have read this' }).click()
  await expect(page.getByText('Thank you for reading it')).toBeVisible()
  await expect(card).toHaveCount(0)
  const { items } = (await (await page.request.get('/api/admin/review')).json()) as {
    items: { kind: string; memberId: string }[]
  }
  expect(items.filter(({ kind, memberId }) => kind === 'safeguarding' && memberId === member.id)).toEqual([])
  await theirs.close()
})
