import { type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, routeActions, signIn, spareMember, test } from './fixtures'

const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
const picture = sharp({ create: { width: 600, height: 400, channels: 3, background: '#888', noise } })
  .jpeg()
  .toBuffer()
const photo = async (name = 'me.jpg') => ({ name, mimeType: 'image/jpeg', buffer: await picture })

async function openDialog(page: Page): Promise<Locator> {
  await signIn(page.request, spareMember())
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Change picture' }).click()
  const dialog = page.getByRole('dialog', { name: 'Update Profile Picture' })
  await expect(dialog.getByText('PNG, JPG, GIF up to 5MB')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Upload' })).toBeDisabled()
  return dialog
}

/** The title and text of a toast. */
async function expectToast(page: Page, title: string, description: string) {
  const toast = page.locator('[data-sonner-toast]').filter({ has: page.getByText(description, { exact: true }) })
  await expect(toast.getByText(title, { exact: true })).toBeVisible()
}

const previewIn = (dialog: Locator) => dialog.locator('img[src^="blob:"]')
const fileField = (dialog: Locator) => dialog.locator('input[type=file]')

/**
 * The browser logs every response of 400 and above to its console; these are expected. Where a preview shows
 * nothing, the recorder of these tests makes a request that the page's policy blocks.
 */
function forgiveErrorStatuses(errors: string[]) {
  const others = errors.filter((error) => !/^(Failed to load resource|Connecting to 'blob:)/.test(error))
  errors.splice(0, errors.length, ...others)
}

test('choosing, previewing, clearing and uploading a picture updates it everywhere @once', async ({ page }) => {
  const dialog = await openDialog(page)
  await fileField(dialog).setInputFiles(await photo())
  await expect(previewIn(dialog)).toBeVisible()
  await dialog.getByRole('button', { name: 'Clear' }).click()
  await expect(previewIn(dialog)).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Upload' })).toBeDisabled()

  await fileField(dialog).setInputFiles(await photo())
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await expectToast(page, 'Profile picture updated', 'Your avatar has been successfully updated')
  await expect(dialog).toBeHidden()
  const shown = page.getByRole('main').locator('img[src*="/avatars/"]')
  await expect(shown).toBeVisible()

  const { avatar } = (await (await page.request.get('/api/users/profile')).json()) as { avatar: string }
  const file = await page.request.get(avatar)
  expect(file.headers()).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=31536000, immutable',
  })
  const { format, width, height, exif } = await sharp(await file.body()).metadata()
  expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 512, height: 512, exif: undefined })

  await page.goto('/users')
  await expect(page.getByRole('main').locator(`img[src="${avatar}"]`)).toBeVisible()
  // A second picture replaces the first, whose file is deleted.
  const again = await openDialog(page)
  await fileField(again).setInputFiles(await photo('another.jpg'))
  await again.getByRole('button', { name: 'Upload' }).click()
  await expect(again).toBeHidden()
  await expect(page.getByRole('main').locator('img[src*="/avatars/"]')).not.toHaveAttribute('src', avatar)
  expect((await page.request.get(avatar)).status()).toBe(404)
})

test('files that are not images or too large are rejected before the upload @once', async ({ page }) => {
  const dialog = await openDialog(page)
  await fileField(dialog).setInputFiles({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear') })
  await expectToast(page, 'Invalid file type', 'Please select an image file')
  await fileField(dialog).setInputFiles({
    name: 'big.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(6 * 1024 * 1024),
  })
  await expectToast(page, 'File too large', 'Image must be less than 5MB')
  await expect(dialog.getByRole('button', { name: 'Upload' })).toBeDisabled()
})

test('an image that no browser can display is rejected before the upload @once', async ({ page, consoleErrors }) => {
  const dialog = await openDialog(page)
  await fileField(dialog).setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<script>alert(1)</script>'),
  })
  await expectToast(page, 'Invalid file type', 'Please select an image file')
  await expect(dialog.getByRole('button', { name: 'Upload' })).toBeDisabled()
  forgiveErrorStatuses(consoleErrors)
})

test('a picture that the server rejected can be chosen again @once', async ({ page, consoleErrors }) => {
  const dialog = await openDialog(page)
  // A browser shows the upper half of this truncated file; the server rejects it.
  const whole = await picture
  await fileField(dialog).setInputFiles({
    ...(await photo('half.jpg')),
    buffer: whole.subarray(0, whole.length / 2),
  })
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await expectToast(page, 'Upload failed', 'Invalid file type: Please select an image file')
  await expect(dialog.getByRole('button', { name: 'Upload' })).toBeEnabled()
  forgiveErrorStatuses(consoleErrors)
})

test('the preview matches the stored picture: no initial shows through transparent areas @once', async ({ page }) => {
  const dialog = await openDialog(page)
  const clear = { create: { width: 64, height: 64, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } } as const
  const buffer = await sharp(clear).png().toBuffer()
  await fileField(dialog).setInputFiles({ name: 'clear.png', mimeType: 'image/png', buffer })
  await expect(previewIn(dialog)).toHaveCSS('background-color', 'rgb(246, 243, 234)')
  await expect(dialog.getByText(spareMember().charAt(0).toUpperCase(), { exact: true })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Clear' }).click()
  await expect(fileField(dialog)).toBeFocused()
})

test('every other failure has its own message @once', async ({ page, consoleErrors }) => {
  const dialog = await openDialog(page)
  const upload = async () => {
    await fileField(dialog).setInputFiles(await photo())
    await dialog.getByRole('button', { name: 'Upload' }).click()
  }
  await page.route('**/api/upload/avatar', (route) => route.abort())
  await upload()
  await expectToast(page, 'Upload failed', 'There was a problem uploading your image')
  await page.unroute('**/api/upload/avatar')
  await page.route('**/api/upload/avatar', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
  await upload()
  await expectToast(page, 'Upload failed', 'Failed to upload image')
  await page.unroute('**/api/upload/avatar')
  await routeActions(page, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
  await upload()
  await expectToast(page, 'Upload failed', 'Failed to update user profile with new avatar')
  forgiveErrorStatuses(consoleErrors)
})

test('the dialog can be operated by keyboard', async ({ page }) => {
  test.skip(test.info().project.name === 'phone', 'phones have none')
  const dialog = await openDialog(page)
  await fileField(dialog).focus()
  await expect(fileField(dialog)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Change picture' })).toBeFocused()
})
