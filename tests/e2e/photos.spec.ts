import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible, widthBeyond } from './administration'
import { administrator, expect, giveTask, hold, signIn, spareMember, test } from './fixtures'

test.use({ viewport: { width: 360, height: 740 } })

/** A photo in the camera's own orientation, wider than it is high, which is shown upright. */
async function photo(background: string) {
  const picture = sharp({ create: { width: 2000, height: 1000, channels: 3, background } })
  const buffer = await picture.jpeg().withMetadata({ orientation: 6 }).toBuffer()
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer }
}

const photosOf = (page: Page) => page.getByRole('region', { name: 'Photos' })
const isLoaded = (picture: HTMLElement | SVGElement) => (picture as HTMLImageElement).naturalWidth > 0

test('a member adds photos beside a solution, looks at one and removes one @once', async ({ page, consoleErrors }) => {
  const member = await signIn(page.request, spareMember())
  const taskId = await giveTask(page, member.id, { title: 'Draw the tree', description: 'Tell what you drew.' })
  await page.goto(`/task-submission/${taskId}`)
  const photos = photosOf(page)
  const field = photos.getByLabel('Add a photo')

  const release = await hold(page, '**/api/tasks/*/photos')
  await field.setInputFiles(await photo('#2f6'))
  await expect(photos.getByRole('progressbar', { name: 'Uploading the photo' })).toBeVisible()
  await expect(field).toBeDisabled()
  release()
  await expect(photos.getByRole('status')).toHaveText('The photo was added.')
  await expect(photos.getByRole('progressbar')).toHaveCount(0)
  await expect.poll(() => photos.getByRole('img', { name: 'Photo 1 of 1' }).evaluate(isLoaded)).toBe(true)

  await field.setInputFiles({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear tree') })
  await expect(photos.getByRole('alert')).toHaveText('Invalid file type: Please select an image file')
  // The bar of the actions does not cover it.
  const [alert, bar] = [photos.getByRole('alert'), page.getByRole('button', { name: 'Submit Solution' })]
  await expect(async () => {
    const [error, action] = [await alert.boundingBox(), await bar.boundingBox()]
    expect(error!.y + error!.height).toBeLessThan(action!.y)
  }).toPass()
  consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((each) => !each.includes('415')))
  for (const count of [2, 3]) {
    await field.setInputFiles(await photo('#26f'))
    await expect(photos.getByRole('img', { name: `Photo ${count} of ${count}` })).toBeVisible()
  }
  await expect(photos.getByRole('alert')).toHaveCount(0)
  await expect(field).toHaveCount(0)

  await photos.getByRole('button', { name: 'Photo 1 of 3', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Photo 1 of 3' })
  const large = dialog.getByRole('img', { name: 'Photo 1 of 3' })
  await expect.poll(() => large.evaluate(isLoaded)).toBe(true)
  expect([await large.getAttribute('width'), await large.getAttribute('height')]).toEqual(['800', '1600'])
  await expectAccessible(page)
  expect(await widthBeyond(page)).toBeLessThanOrEqual(0)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(photos.getByRole('button', { name: 'Photo 1 of 3', exact: true })).toBeFocused()

  const remove = photos.getByRole('button', { name: 'Remove photo 2' })
  await remove.click()
  const question = page.getByRole('alertdialog', { name: 'Remove this photo?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(remove).toBeFocused()
  await expect(photos.getByRole('img')).toHaveCount(3)
  await remove.click()
  await question.getByRole('button', { name: 'Remove the photo' }).click()
  await expect(photos.getByRole('status')).toHaveText('The photo was removed.')
  await expect(photos.getByRole('img')).toHaveCount(2)
  await expect(field).toBeFocused()
  expect(await widthBeyond(page)).toBeLessThanOrEqual(0)
  await page.reload()
  await expect(photos.getByRole('img')).toHaveCount(2)
})

test('a parent looks at the photos in the review queue and on the page of the task @once', async ({ page }) => {
  const member = await signIn(page.request, spareMember())
  const title = `Photograph the snail ${randomUUID()}`
  const taskId = await giveTask(page, member.id, { title, description: 'Tell about the snail.' })
  const sent = await page.request.post(`/api/tasks/${taskId}/photos`, { multipart: { photo: await photo('#a52') } })
  expect(sent.status(), await sent.text()).toBe(201)
  const submission = 'asdf qwer zxcv'
  const evaluated = await page.request.post(`/api/tasks/${taskId}/submit`, { data: { submission } })
  expect(evaluated.status(), await evaluated.text()).toBe(200)
  expect((await page.request.post(`/api/tasks/${taskId}/appeal`, { data: { message: 'Look!' } })).status()).toBe(201)

  await signIn(page.request, administrator)
  await page.goto('/admin/review')
  const card = page.getByRole('article', { name: title })
  const name = `Photo 1 of 1 by ${member.username}`
  await expect.poll(() => card.getByRole('img', { name }).evaluate(isLoaded)).toBe(true)
  await card.getByRole('button', { name }).click()
  await expect.poll(() => page.getByRole('dialog').getByRole('img', { name }).evaluate(isLoaded)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectAccessible(page)

  await page.goto(`/admin/tasks/${taskId}`)
  await expect.poll(() => page.getByRole('main').getByRole('img', { name }).evaluate(isLoaded)).toBe(true)
})
