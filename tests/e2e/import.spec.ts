import { administer, expectAccessible, newMember, server, tasksOf, widthBeyond } from './administration'
import { administrator, expect, familyDay, hold, routeActions, signIn, test } from './fixtures'

const path = '/admin/import'
const task = (title: string, more: object = {}) => ({
  title,
  description: `${title}, and say how.`,
  date: familyDay(2),
  ...more,
})

test('the quick template creates two tasks, importing it again creates none, and the generator is below @once', async ({
  page,
}) => {
  await administer(page, path)
  const { username, id } = await newMember(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Custom Tasks' })).toBeVisible()
  const field = page.getByLabel('Paste JSON Data')
  await expect(page.getByRole('button', { name: 'Import Tasks' })).toBeDisabled()
  await page.getByRole('button', { name: 'Quick Template' }).click()
  await expect(page.getByText('Template generated')).toBeVisible()
  const sample = JSON.parse(await field.inputValue()) as { user: string; tasks: { date: string }[] }[]
  expect(sample[0]?.tasks.map(({ date }) => date)).toEqual([familyDay(), familyDay(1)])

  const text = JSON.stringify([{ ...sample[0], user: username }], null, 2)
  await field.fill(text)
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('heading', { name: username })).toBeVisible()
  await expect(preview.getByRole('listitem')).toHaveCount(2)
  await expect(page.getByText('2 tasks for 1 user')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Import Tasks' }).click()
  await expect(page.getByText('Import successful').first()).toBeVisible()
  await expect(page.getByText('Successfully imported 2 tasks').first()).toBeVisible()
  await expect(field).toHaveValue('')
  const tasks = await tasksOf(page, id)
  expect(tasks.map(({ date, points, status }) => [date, points, status])).toEqual([
    [familyDay(), 10, 'pending'],
    [familyDay(1), 10, 'pending'],
  ])

  await field.fill(text)
  await page.getByRole('button', { name: 'Import Tasks' }).click()
  await expect(page.getByText('Successfully imported 0 tasks. You already have all of these tasks.')).toBeVisible()
  await expect(page.getByText(`${username}: Nothing added: all 2 tasks are already there`)).toBeVisible()
  expect(await tasksOf(page, id)).toHaveLength(2)

  await page.getByText('Generate Tasks', { exact: true }).press('Enter')
  const generator = page.getByRole('region', { name: 'Recurring Tasks' })
  await expect(generator.getByRole('button', { name: 'Generate Tasks' })).toBeDisabled()
  await expectAccessible(page)
})

test('an error is reported with its line before anything is sent @once', async ({ page }) => {
  await administer(page, path)
  const sent: string[] = []
  page.on('request', (request) => request.headers()['next-action'] && sent.push(request.url()))
  const wrongExpiry = JSON.stringify([{ user: 'emma', tasks: [task('Piano', { expires_at: 'soon' })] }], null, 1)
  for (const [text, message, line] of [
    ['[\n{"user": "emma" "tasks": []}\n]', 'Invalid JSON', 'Line 2'],
    [wrongExpiry, "Invalid expires_at date format for task 'Piano'. Use ISO format with timezone", 'Line 9'],
  ] as const) {
    await page.getByLabel('Paste JSON Data').fill(text)
    await expect(page.getByRole('status').filter({ hasText: message })).toContainText(line)
    await page.getByRole('button', { name: 'Import Tasks' }).click()
    const toast = page.getByRole('listitem').filter({ hasText: 'Invalid JSON' }).filter({ hasText: message })
    await expect(toast).toBeVisible()
  }
  await expect(page.getByRole('region', { name: 'Preview' }).getByText(/^Invalid expires_at/)).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 560 })
  await page.getByRole('button', { name: 'Show it' }).click()
  await expect(page.getByLabel('Paste JSON Data')).toBeInViewport({ ratio: 1 })
  const selected = await page
    .getByLabel('Paste JSON Data')
    .evaluate((field: HTMLTextAreaElement) => field.value.slice(field.selectionStart, field.selectionEnd))
  expect(selected).toBe('"soon"')
  await expectAccessible(page)
  expect(sent).toEqual([])
})

test('long texts do not widen the page, and a long preview fades at the bottom until its end is reached', async ({
  page,
}) => {
  await administer(page, path)
  const word = `https://example.com/${'x'.repeat(260)}`
  const text = JSON.stringify([{ user: 'emma', tasks: [task('x', { description: word })] }])
  for (const pasted of [text, text.slice(0, -1), text.replaceAll('x', 'y'), word]) {
    await page.getByLabel('Paste JSON Data').fill(pasted)
    if (pasted.endsWith(']')) await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible()
    else await expect(page.getByText('Invalid JSON')).toBeVisible()
    expect(await widthBeyond(page), pasted.slice(-20)).toBe(0)
  }

  const preview = page.getByRole('region', { name: 'Preview' })
  const fade = page.locator('[class*=bg-linear-to-t]')
  const paste = (count: number) => {
    const tasks = Array.from({ length: count }, (_, index) => task(`Task ${index}`))
    return page.getByLabel('Paste JSON Data').fill(JSON.stringify([{ user: 'emma', tasks }]))
  }
  await paste(1)
  await expect(preview.getByRole('listitem')).toHaveCount(1)
  await expect(fade).toHaveCount(0)
  await paste(20)
  await expect(fade).toBeVisible()
  await preview.evaluate((area) => area.scrollTo(0, area.scrollHeight))
  await expect(fade).toHaveCount(0)
})

test('an answer of an assistant and a pasted table are read, and the preview says how @once', async ({ page }) => {
  await administer(page, path)
  const field = page.getByLabel('Paste JSON Data')
  const preview = page.getByText('Read as follows').locator('..')
  const wrapped = `Here you are:\n{ “tasks”: [ // two\n ${JSON.stringify({ user: 'emma', ...task('Piano') })}, ] }\nEnjoy!`
  await field.fill(wrapped)
  await expect(page.getByText('1 task for 1 user')).toBeVisible()
  await expect(preview.getByRole('listitem')).toHaveCount(6) // prose, quotes, comments, commas, wrapped, grouped
  await field.fill(`user\ttitle\tdescription\tdate\nemma\tPiano\tPlay. Tell what.\t${familyDay(2)}\n`)
  await expect(page.getByText('1 task for 1 user')).toBeVisible()
  await expect(preview.getByRole('listitem')).toHaveText(['The lines were read as a table.', /grouped by user/])
  await expectAccessible(page)
})

test('entries for unknown users or with an expiry before their day are skipped, and the others are imported @once', async ({
  page,
}) => {
  await administer(page, path)
  const { username, id } = await newMember(page)
  await page.reload()
  await page.getByLabel('Paste JSON Data').fill(
    JSON.stringify([
      { user: 'zoe', tasks: [task('A')] },
      { user: username, tasks: [task('B')] },
      { user: username, tasks: [{ ...task('C'), expires_at: familyDay(-1) }] },
    ]),
  )
  await expect(page.getByText('No user has this name: nothing is imported for them.')).toHaveCount(1)
  await expect(page.getByText('None of this entry is imported until you fix this.')).toHaveCount(1)
  await page.getByRole('button', { name: 'Import Tasks' }).click()
  const banner = page.getByRole('alert').filter({ hasText: 'Partial import success' })
  await expect(banner).toContainText('Successfully imported 1 tasks')
  await expect(banner).toContainText('zoe: User not found')
  await expect(banner).toContainText(`${username}: 1 task added`)
  await expect(banner).toContainText(`${username}: expires_at for task 'C' should not be before the end of its own day`)
  await expect(page.getByRole('listitem').filter({ hasText: 'Partial import success' })).toContainText(
    'zoe: User not found',
  )
  expect((await tasksOf(page, id)).map(({ title }) => title)).toEqual(['B'])
})

test('a server error is reported, and the pasted text is kept @once', async ({ page, consoleErrors }) => {
  await administer(page, path)
  const text = JSON.stringify([{ user: 'emma', tasks: [task('A')] }])
  await routeActions(page, (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByLabel('Paste JSON Data').fill(text)
  const button = page.getByRole('button', { name: 'Import Tasks' })
  const below = () => button.evaluate((element: HTMLElement) => element.offsetTop)
  const before = await below()
  await button.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Import failed' })).toContainText('Failed to import tasks')
  expect(await below()).toBe(before)
  await page.reload()
  await expect(page.getByLabel('Paste JSON Data')).toHaveValue(text)
  consoleErrors.splice(0)
})

test('what is typed before a page’s script has loaded is kept @once', async ({ page }) => {
  await signIn(page.request, administrator, server)
  for (const [screen, label] of [
    [path, 'Paste JSON Data'],
    ['/admin/recurring-tasks', 'Task Description'],
    ['/admin/plan', 'Goal (optional)'],
    ['/admin/emails', 'Message Content'],
    ['/users', 'Search family members'],
  ] as const) {
    const release = await hold(page, '**/_next/static/**/*.js')
    await page.goto(`${server}${screen}`, { waitUntil: 'commit' })
    const field = page.getByLabel(label, { exact: true })
    await field.fill('Read two pages')
    release()
    await page.unrouteAll({ behavior: 'wait' })
    // React owns the field from then on.
    const isOwned = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'))
    await expect.poll(() => field.evaluate(isOwned)).toBe(true)
    await field.press('End')
    await page.keyboard.type(' aloud')
    await expect(field).toHaveValue('Read two pages aloud')
  }
  await expect(page).toHaveURL(/q=Read/)
})

test('a running import shows its progress, and a text that is pasted meanwhile stays @once', async ({ page }) => {
  await administer(page, path)
  const { username } = await newMember(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await routeActions(page, async (route) => {
    await held
    await route.continue()
  })
  const field = page.getByLabel('Paste JSON Data')
  await field.fill(JSON.stringify([{ user: username, tasks: [task('A')] }]))
  await page.getByRole('button', { name: 'Import Tasks' }).click()
  await expect(page.getByText('Importing 1 task...')).toBeVisible()
  const again = page.getByRole('button', { name: 'Import Tasks' })
  await expect(again).toBeDisabled()
  await field.fill('the next one')
  await expect(again).toBeDisabled()
  release()
  await expect(page.getByText('Importing 1 task...')).toBeHidden()
  await expect(again).toBeEnabled()
  await expect(field).toHaveValue('the next one')
})

test('the prompt is copied, or shown where copying is not possible @once', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await administer(page, path)
  await page.getByRole('button', { name: 'Copy Task Generation Prompt' }).click()
  await expect(page.getByText('Copied to clipboard')).toBeVisible()
  const prompt = await page.evaluate(() => navigator.clipboard.readText())
  for (const part of ['JSON array', '23:59:59 Paris time', '"expires_at"', 'the day after the date', familyDay()])
    expect(prompt).toContain(part)

  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.getByRole('button', { name: 'Copy Task Generation Prompt' }).click()
  await expect(page.getByText('Copy failed')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Read the prompt' })).toBeVisible()
  expect(await page.evaluate(() => window.getSelection()?.toString().length)).toBeGreaterThan(1000)
})

test('a file can be chosen or dropped, and the text it replaced can be restored @once', async ({ page }) => {
  await administer(page, path)
  const field = page.getByLabel('Paste JSON Data')
  await field.fill('[]')
  const text = JSON.stringify([{ user: 'emma', tasks: [task('From a file')] }])
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'week.json', mimeType: 'application/json', buffer: Buffer.from(`\ufeff${text}`) })
  await expect(field).toHaveValue(text)
  const fromWindows = { name: 'table.csv', mimeType: 'text/csv', buffer: Buffer.from('Léa;Goûter', 'latin1') }
  await page.locator('input[type=file]').setInputFiles(fromWindows)
  await expect(field).toHaveValue('Léa;Goûter')
  await page.getByRole('button', { name: 'Bring back the text from before' }).click()
  await expect(field).toHaveValue(text)
  await field.fill('[]')
  await page.getByRole('button', { name: 'Quick Template' }).click()
  await expect(field).not.toHaveValue('[]')
  await page.getByRole('button', { name: 'Quick Template' }).click()
  await page.getByRole('button', { name: 'Bring back the text from before' }).click()
  await expect(field).toHaveValue('[]')

  const dropped = await page.evaluateHandle((content) => {
    const data = new DataTransfer()
    data.items.add(new File([content], 'week.json', { type: 'application/json' }))
    return data
  }, text)
  await field.dispatchEvent('dragover', { dataTransfer: dropped })
  await field.dispatchEvent('drop', { dataTransfer: dropped })
  await expect(field).toHaveValue(text)

  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'big.json', mimeType: 'application/json', buffer: Buffer.alloc(1024 * 1024 + 1, 32) })
  await expect(page.getByText('At most 1 MB can be imported at once')).toBeVisible()
})
