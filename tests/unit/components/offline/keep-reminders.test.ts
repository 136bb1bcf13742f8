import { keepReminders, remindedKey } from '@/components/offline/forget'
import { renewReminders } from '@/components/offline/renew-reminders'

jest.mock('@/components/offline/renew-reminders', () => ({ renewReminders: jest.fn(async () => undefined) }))

const browser = globalThis as { localStorage?: unknown }
const original = browser.localStorage
const device = (read: (key: string) => string | null) => (browser.localStorage = { getItem: read })
afterEach(() => {
  browser.localStorage = original
  jest.mocked(renewReminders).mockClear()
})

const settled = () => new Promise((resolve) => setTimeout(resolve, 50))

test('the reminders of the member whom this browser reminds are renewed with each visit', async () => {
  device((key) => (key === remindedKey ? 'mila' : null))
  keepReminders('mila')
  await settled()
  expect(renewReminders).toHaveBeenCalledTimes(1)
})

test.each([
  ['another member', () => 'hugo'],
  ['nobody', () => null],
  [
    'nobody that it can name',
    () => {
      throw new Error('storage is blocked')
    },
  ],
])('a browser that reminds %s is left alone', async (_, read) => {
  device(read)
  keepReminders('mila')
  await settled()
  expect(renewReminders).not.toHaveBeenCalled()
})
