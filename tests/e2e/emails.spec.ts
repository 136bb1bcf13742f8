import { servers } from '../harness/servers'
import { administer, expectAccessible, newMember, server, widthBeyond } from './administration'
import { expect, routeActions, signIn, test } from './fixtures'

const path = '/admin/emails'
const message = 'Dear Emma,\nwhat a week!\n\nWe heard it: <b>bravo</b>.'

test('a message can be written, previewed, sent and listed @once', async ({ page }) => {
  await administer(page, path)
  await expect(page.getByRole('heading', { level: 1, name: 'Email Messaging' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Send Email' })).toBeVisible()
  await expect(page.getByText('Compose and send emails to users or team members')).toBeVisible()
  await expect(page.getByLabel('From (Sender)')).toHaveValue('Laurel <laurel@example.org>')
  await expect(page.getByLabel('Message Content')).toHaveAttribute('rows', '6')
  await expect(page.getByLabel('To (Recipient Email)')).toHaveAttribute('type', 'email')
  await expect(page.getByRole('button', { name: 'Show Email Preview' })).toBeDisabled()

  await page.getByRole('button', { name: 'Send Email' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Error: Please fill in all required fields' })).toBeVisible()

  const subject = `Bravo ${test.info().project.name} ${Math.random()}`
  await page.getByLabel('To (Recipient Email)').fill('emma@example.org')
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Message Content').fill(message)
  await page.getByRole('button', { name: 'Show Email Preview' }).click()
  // Evaluating inside the frame would run a script where none is allowed, so its source is checked instead.
  const frame = page.locator('iframe[title="Email preview"]')
  await expect(frame).toHaveAttribute('sandbox', '')
  const html = (await frame.getAttribute('srcdoc')) ?? ''
  expect(html).toContain('Dear Emma,<br />\nwhat a week!</p>')
  expect(html).toContain('We heard it: &lt;b&gt;bravo&lt;/b&gt;.</p>')
  expect(html).toContain(`© ${new Date().getFullYear()} Laurel.`)
  await page.getByRole('button', { name: 'Hide Preview' }).click()
  await expect(frame).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Send Email' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Success! Email sent\. ID: fake-\d+$/ })).toBeVisible()
  for (const label of ['To (Recipient Email)', 'Subject', 'Message Content'])
    await expect(page.getByLabel(label)).toHaveValue('')
  await expect(page.getByLabel('From (Sender)')).toHaveValue('Laurel <laurel@example.org>')
  const row = page.getByRole('table', { name: 'Sent messages' }).getByRole('row').filter({ hasText: subject })
  await expect(row).toContainText('To emma@example.org by parent')
  await expect(row).toContainText('Sent')
})

test('missing fields are marked, and the first one receives focus @once', async ({ page }) => {
  await administer(page, path)
  const marks = (...labels: string[]) =>
    Promise.all(
      ['To (Recipient Email)', 'From (Sender)', 'Subject', 'Message Content'].map((label) =>
        labels.includes(label)
          ? expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
          : expect(page.getByLabel(label)).not.toHaveAttribute('aria-invalid'),
      ),
    )
  const send = page.getByRole('button', { name: 'Send Email' })
  const banner = page.getByRole('alert').filter({ hasText: 'Error: Please fill in all required fields' })
  await expect(page.getByLabel('From (Sender)')).not.toHaveValue('')
  await send.click()
  await expect(banner).toBeInViewport()
  await marks('To (Recipient Email)', 'Subject', 'Message Content')
  await expect(page.getByLabel('To (Recipient Email)')).toBeFocused()
  await expectAccessible(page)

  await page.getByLabel('To (Recipient Email)').fill('emma@example.org')
  await marks('Subject', 'Message Content')
  await page.getByLabel('Subject').fill('Bravo')
  await page.getByLabel('Message Content').fill(message)
  await marks()
  await page.getByLabel('From (Sender)').fill(' ')
  await send.click()
  await expect(banner).toBeVisible()
  await marks('From (Sender)')
  await expect(page.getByLabel('From (Sender)')).toBeFocused()
})

test('a banner is in view, moves no button and lies over none, and a long word widens neither the page nor the preview', async ({
  page,
}) => {
  await administer(page, path)
  const send = page.getByRole('button', { name: 'Send Email' })
  await send.scrollIntoViewIfNeeded()
  const before = await send.boundingBox()
  await page.getByRole('button', { name: 'Check Email Service' }).evaluate((button: HTMLElement) => button.click())
  const text = page.getByText('Email service status: Email service is ready (API Key: Configured)')
  await expect(text).toBeInViewport({ ratio: 1 })
  expect(await send.boundingBox()).toEqual(before)
  const isCovering = (banner: Element) => {
    const box = banner.getBoundingClientRect()
    const isOver = (other: DOMRect) => other.top < box.bottom && other.bottom > box.top
    const bar = banner.closest('.sticky')
    return [...(bar?.querySelectorAll('button') ?? [])].some((button) => isOver(button.getBoundingClientRect()))
  }
  expect(await page.getByRole('status').filter({ has: text }).evaluate(isCovering)).toBe(false)
  // Each field that is reached by keyboard is above the bar.
  for (const label of ['From (Sender)', 'Subject', 'Message Content']) {
    const field = page.getByLabel(label)
    await field.focus()
    const [own, bar] = [await field.boundingBox(), await send.boundingBox()]
    expect((own?.y ?? 0) + 20).toBeLessThan(bar?.y ?? 0)
  }

  await page.getByLabel('Message Content').fill(`See https://example.com/${'x'.repeat(260)}`)
  expect(await widthBeyond(page)).toBe(0)
  await page.getByRole('button', { name: 'Show Email Preview' }).click()
  const html = await page.locator('iframe[title="Email preview"]').getAttribute('srcdoc')
  expect(await widthBeyond(page)).toBe(0)
  const opened = await page.context().newPage()
  await opened.setContent(html ?? '')
  expect(await widthBeyond(opened)).toBe(0)
  const [inner, card] = await opened
    .locator('p')
    .first()
    .evaluate((text) => [text.scrollWidth, text.clientWidth] as const)
  expect(inner).toBeLessThanOrEqual(card)
})

test('what was typed while an e-mail was being sent stays @once', async ({ page }) => {
  await administer(page, path)
  await page.getByLabel('To (Recipient Email)').fill('emma@example.org')
  await page.getByLabel('Subject').fill('Bravo')
  await page.getByLabel('Message Content').fill(message)
  let send = () => {}
  const typed = new Promise<void>((resolve) => (send = resolve))
  const end = await routeActions(page, async (route) => {
    await typed
    await route.continue()
  })
  await page.getByRole('button', { name: 'Send Email' }).click()
  await expect(page.getByRole('button', { name: 'Sending' })).toBeDisabled()
  await page.getByLabel('Message Content').fill('And for Noah:')
  send()
  await expect(page.getByText(/^Success! Email sent/)).toBeVisible()
  await expect(page.getByLabel('Subject')).toHaveValue('')
  await expect(page.getByLabel('Message Content')).toHaveValue('And for Noah:')
  await end()
})

test('an e-mail draft survives an expired session @once', async ({ page, context }) => {
  await administer(page, path)
  const written = [
    ['To (Recipient Email)', 'emma@example.org'],
    ['From (Sender)', 'Mum <laurel@example.org>'],
    ['Subject', 'Bravo'],
    ['Message Content', message],
  ] as const
  // The default sender arrives later, and would be joined to one being filled in.
  await expect(page.getByLabel('From (Sender)')).not.toHaveValue('')
  for (const [label, text] of written) await page.getByLabel(label).fill(text)
  const cookies = await context.cookies()
  await page.evaluate(() => Object.assign(window, { isNotReloaded: true }))
  await context.clearCookies()
  await page.getByRole('button', { name: 'Send Email' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Error: Please sign in first.' })).toBeVisible()
  for (const [label, text] of written) await expect(page.getByLabel(label)).toHaveValue(text)

  await context.addCookies(cookies)
  await page.getByRole('button', { name: 'Send Email' }).click()
  await expect(page.getByText(/^Success! Email sent/)).toBeVisible()
  expect(await page.evaluate(() => 'isNotReloaded' in window)).toBe(true)
})

test('checking the e-mail service shows its status @once', async ({ page, consoleErrors }) => {
  await administer(page, path)
  await page.getByRole('button', { name: 'Check Email Service' }).click()
  await expect(page.getByText('Email service status: Email service is ready (API Key: Configured)')).toBeVisible()

  await page.route('**/api/send-emails/status', (route) => route.fulfill({ status: 403, json: { message: 'No' } }))
  await page.getByRole('button', { name: 'Check Email Service' }).click()
  await expect(page.getByText('Error: Email service check failed (403)')).toBeVisible()
  await page.unroute('**/api/send-emails/status')
  await page.route('**/api/send-emails/status', (route) => route.fulfill({ json: { resendConfigured: false } }))
  await page.getByRole('button', { name: 'Check Email Service' }).click()
  await expect(page.getByText('Email service status: OK (API Key: Missing)')).toBeVisible()
  await page.unroute('**/api/send-emails/status')
  await page.route('**/api/send-emails/status', (route) => route.abort())
  await page.getByRole('button', { name: 'Check Email Service' }).click()
  await expect(page.getByText(/^Error checking email service: .+/)).toBeVisible()
  consoleErrors.splice(0)
})

test('a failed message is reported and listed, and the form keeps its content @once', async ({
  page,
  consoleErrors,
}) => {
  await administer(page, path)
  const subject = `Refused ${Math.random()}`
  await page.getByLabel('To (Recipient Email)').fill('emma@refused.example')
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Message Content').fill(message)
  await page.getByRole('button', { name: 'Send Email' }).click()
  const reason = 'The email service refused the message: No such domain'
  await expect(page.getByText(`Error: ${reason}`)).toBeVisible()
  await expect(page.getByLabel('Message Content')).toHaveValue(message)
  const row = page.getByRole('row').filter({ hasText: subject })
  await expect(row).toContainText('Failed')
  await expect(row).toContainText(reason)

  await page.getByLabel('From (Sender)').fill('Laurel <somebody@else.example>')
  await page.getByRole('button', { name: 'Send Email' }).click()
  await expect(
    page.getByText(
      'Error: E-mails can only be sent from laurel@example.org. You are free to choose the name before it.',
    ),
  ).toBeInViewport()
  await expect(page.getByLabel('From (Sender)')).toHaveAttribute('aria-invalid', 'true')

  const repair = await routeActions(page, (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('button', { name: 'Send Email' }).click()
  await expect(page.getByText('Error: Unknown API error', { exact: true })).toBeVisible()
  await repair()
  const reconnect = await routeActions(page, (route) => route.abort())
  await page.getByRole('button', { name: 'Send Email' }).click()
  await expect(page.getByText('Error: Unknown error occurred', { exact: true })).toBeVisible()
  await reconnect()
  await page.reload()
  await expect(page.getByLabel('Message Content')).toHaveValue(message)
  await expect(page.getByLabel('Subject')).toHaveValue(subject)
  consoleErrors.splice(0)
})

test('a member with an e-mail address can be chosen by name @once', async ({ page }) => {
  await signIn(page.request, 'parent', server)
  const email = `kid-${Math.random().toString(36).slice(2)}@example.org`
  const { username } = await newMember(page, email)
  await page.goto(`${server}${path}`)
  await page.getByLabel('Pick a member').fill(username.slice(0, -1))
  await page.getByRole('option', { name: username }).click()
  await expect(page.getByLabel('To (Recipient Email)')).toHaveValue(email)
  await page.getByLabel('To (Recipient Email)').fill('other@example.org')
  await expect(page.getByLabel('Pick a member')).toHaveValue('')
})

test('a missing configuration is reported @once', async ({ page }) => {
  await administer(page, path, servers.rules)
  await page.getByRole('button', { name: 'Check Email Service' }).click()
  const words =
    'Email service is not configured. Ask the person who installed Laurel to add RESEND_API_KEY or SMTP_URL, and EMAIL_FROM, to the server’s settings.'
  await expect(page.getByText(`Email service status: ${words} (API Key: Missing)`)).toBeVisible()
  await page.getByLabel('To (Recipient Email)').fill('emma@example.org')
  await page.getByLabel('Subject').fill('Bravo')
  await page.getByLabel('Message Content').fill(message)
  await page.getByRole('button', { name: 'Send Email' }).click()
  await expect(page.getByText(`Error: ${words}`)).toBeVisible()
})
