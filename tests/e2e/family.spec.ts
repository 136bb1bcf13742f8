import { type Page } from '@playwright/test'
import { type OwnServer, takeOwnServer } from '../harness/own-server'
import { expectAccessible, expectNoSidewaysScroll, expectReadable } from './administration'
import { administrator, expect, giveTask, signIn, test } from './fixtures'

test.describe.configure({ mode: 'serial' })

let server: OwnServer
test.beforeAll(async () => {
  server = await takeOwnServer()
})
test.afterAll(async () => {
  await server.stop()
})

const at = (path: string) => server.address + path

test('a member shares an accepted task, and reads once that somebody gave a leaf @once', async ({ page }) => {
  const noah = await signIn(page.request, 'noah', server.address)
  const title = 'Build a bird house'
  const taskId = await giveTask(page, noah.id, { title, status: 'accepted' }, server.address)
  await page.goto(at(`/task-submission/${taskId}`))
  await page.getByRole('checkbox', { name: 'Let the family give leaves' }).check()
  await expect(page.getByText('No leaf yet.')).toBeVisible()

  await signIn(page.request, administrator, server.address)
  await page.goto(at(`/user/${noah.id}`))
  await page.getByRole('button', { name: `Give a leaf for ${title}` }).click()
  const line = page.getByRole('textbox', { name: 'One line with it' })
  await expect(line).toBeFocused()
  await line.fill('See https://example.org <b>now</b>')
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Give it' }).click()
  await expect(page.getByText('You gave a leaf: “See https://example.org <b>now</b>”')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'example.org' })).toHaveCount(0)

  await signIn(page.request, 'noah', server.address)
  await page.goto(at('/dashboard'))
  await page.getByRole('link', { name: `${administrator} gave you a leaf for “${title}”.` }).click()
  await expect(page.getByText('See https://example.org <b>now</b>')).toBeVisible()
  await page.getByRole('button', { name: `Remove the leaf of ${administrator}` }).click()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Yes, remove it' }).click()
  await expect(page.getByText('No leaf yet.')).toBeVisible()
})

/** Gives the page a speech recogniser that hears what `hear` says, if the document may use the microphone. */
async function stubRecogniser(page: Page) {
  await page.addInitScript(() => {
    class Stub {
      onstart?: () => void
      onend?: () => void
      onerror?: (event: { error: string }) => void
      onresult?: (event: { results: unknown[] }) => void
      start() {
        const { featurePolicy } = document as unknown as { featurePolicy: { allowsFeature: (name: string) => boolean } }
        Object.assign(window, { stub: this })
        if (featurePolicy.allowsFeature('microphone')) this.onstart?.()
        else this.onerror?.({ error: 'not-allowed' })
      }
      stop() {
        this.onend?.()
      }
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: Stub })
  })
}

const hear = (page: Page, ...words: string[]) =>
  page.evaluate((said) => {
    const { stub } = window as unknown as { stub: { onresult: (event: { results: unknown[] }) => void } }
    stub.onresult({ results: said.map((transcript) => ({ isFinal: true, 0: { transcript } })) })
  }, words)

test('what a member dictates is written at the caret and saved, in a document that may use the microphone @once', async ({
  page,
}) => {
  await stubRecogniser(page)
  const lina = await signIn(page.request, 'lina', server.address)
  const taskId = await giveTask(page, lina.id, { title: 'Tell about the lake' }, server.address)
  const button = page.getByRole('button', { name: 'Dictate', exact: true })
  const field = page.getByRole('textbox', { name: 'Your Solution' })
  await page.goto(at(`/task-submission/${taskId}`))
  await expect(field).toBeEditable()
  await expect(button).toHaveCount(0)

  await server.database.query('UPDATE "FamilySettings" SET "allowsDictation" = true')
  // The document of the dashboard, which may not use the microphone.
  await page.goto(at('/dashboard'))
  await page.getByRole('link', { name: 'Tell about the lake' }).first().click()
  await field.fill('We swam.')
  await button.click()
  await expect(page.getByText('Your voice may leave this device')).toBeVisible()
  await expectReadable(page)
  await expectNoSidewaysScroll(page)
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Start dictating' }).click()
  await reloaded
  await expect(page.getByText('Your voice may leave this device')).toBeVisible()
  await expect(field).toHaveValue('We swam.')

  await page.getByRole('button', { name: 'Start dictating' }).click()
  await expect(page.getByText('Listening. Speak now.')).toBeVisible()
  await hear(page, 'the water was cold')
  await expect(field).toHaveValue('We swam. The water was cold')
  await field.press('Home')
  await field.pressSequentially('Today: ')
  await hear(page, 'the water was cold', 'well')
  await expect(field).toHaveValue('Today: well We swam. The water was cold')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('button', { name: 'Start dictating' })).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const saved = (await (await page.request.get(at(`/api/tasks/${taskId}`))).json()) as { draft: string }
  expect(saved.draft).toBe('Today: well We swam. The water was cold')

  // The microphone is off in a hidden page, although a recogniser that ends by itself goes on.
  await page.getByRole('button', { name: 'Start dictating' }).click()
  await hear(page, 'then we ate')
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(page.getByRole('button', { name: 'Start dictating' })).toBeInViewport()
})
