import { type OwnServer, takeOwnServer } from '../harness/own-server'
import { expectAccessible, widthBeyond } from './administration'
import { administrator, expect, signIn, test } from './fixtures'

test.use({ viewport: { width: 360, height: 740 } })

let own: OwnServer
test.beforeAll(async () => {
  own = await takeOwnServer()
})
test.afterAll(async () => {
  await own.stop()
})

test('a reward is added, asked for, cancelled, asked for again and given, and the points add up @once', async ({
  page,
  browser,
}) => {
  const { address } = own
  await signIn(page.request, administrator, address)
  await page.goto(`${address}/admin/rewards`)
  await expect(page.getByText('No rewards yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add reward' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add reward' })
  await dialog.getByLabel('Name').fill('A night in the tent')
  await dialog.getByLabel('Price in points').fill('0')
  await dialog.getByLabel('How many in all').fill('3')
  await dialog.getByLabel('How many a week, each').fill('1')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByText('The price must be a whole number between 1 and')).toBeVisible()
  await expect(dialog.getByLabel('Price in points')).toBeFocused()
  await dialog.getByLabel('Price in points').fill('60')
  await dialog.getByLabel('For everyone').uncheck()
  await dialog.getByRole('combobox', { name: 'Members' }).fill('emm')
  await page.getByRole('option', { name: 'emma' }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Reward added')).toBeVisible()
  await expect(page.getByText('emma · 0 of 3 asked for or given · 1 a week each')).toBeVisible()

  const context = await browser.newContext({ baseURL: address, viewport: { width: 360, height: 740 } })
  const theirs = await context.newPage()
  const { points } = await signIn(theirs.request, 'emma', address)
  await theirs.goto('/rewards')
  const offered = theirs.getByRole('list', { name: 'You can ask for' }).getByRole('listitem')
  await expect(offered).toContainText('3 left · Once more this week')
  const balance = theirs.getByText('Your balance').locator('..')
  const expectBalance = (left: number) => expect(balance).toContainText(left.toLocaleString('en-US'))
  await expectBalance(points)
  expect(await widthBeyond(theirs)).toBeLessThanOrEqual(0)
  const ask = theirs.getByRole('button', { name: 'Ask for it: A night in the tent' })
  const confirm = theirs.getByRole('dialog').getByRole('button', { name: 'Ask for it' })
  await ask.click()
  await expect(theirs.getByRole('dialog')).toContainText('60 points are set aside until a grown-up answers.')
  await confirm.click()
  await expect(theirs.getByText('Asked for “A night in the tent”')).toBeVisible()
  await expectBalance(points - 60)
  await expect(ask).toBeDisabled()
  await expect(offered).toBeFocused()
  await theirs.getByRole('button', { name: 'Cancel A night in the tent' }).click()
  await expect(theirs.getByText(`Your points are back: you have ${points}.`)).toBeVisible()
  await expectBalance(points)
  await ask.click()
  await confirm.click()
  await expectBalance(points - 60)

  const other = await browser.newContext({ baseURL: address })
  await signIn(other.request, 'mila', address)
  expect(await (await other.request.get('/rewards')).text()).not.toContain('A night in the tent')
  await other.close()

  await page.goto(`${address}/admin/rewards`)
  await page.getByRole('button', { name: 'Give A night in the tent to emma' }).click()
  await expect(page.getByText('emma sees that A night in the tent is theirs.')).toBeVisible()
  await expect(page.getByText('emma · 1 of 3 asked for or given · 1 a week each')).toBeVisible()

  await theirs.reload()
  const history = theirs.getByRole('region', { name: 'What you asked for' }).getByRole('listitem')
  await expect(history.first()).toContainText('Given')
  await expect(history.nth(1)).toContainText('Cancelled')
  await expectBalance(points - 60)
  for (const path of ['/dashboard', '/profile']) {
    await theirs.goto(path)
    await expect(theirs.getByText(`${points - 60} to spend`)).toBeVisible()
  }
  await context.close()
})
