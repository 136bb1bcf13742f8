import { openReminder, renewDevice, showReminder } from '@/components/offline/worker/reminders'
import type { WorkerScope } from '@/components/offline/worker/scope'

const member = '018f3d2a-1c5b-4e6f-8a9b-0123456789ab'
const content = {
  title: 'You have an answer',
  body: 'Water the plants',
  path: '/task-submission/018f3d2a-1c5b-4e6f-8a9b-000000000001',
  memberId: member,
  locale: 'en',
  tag: 'a-tag',
}
const origin = 'https://laurel.example'

/** A service worker's surroundings, with the windows that are open. */
function browser(windows: string[] = []) {
  const shown: { title: string; options: NotificationOptions }[] = []
  const opened: string[] = []
  const focused: string[] = []
  const state = { shown, opened, focused, isSubscribed: true }
  const scope = {
    location: { origin },
    registration: {
      showNotification: async (title: string, options: NotificationOptions) => void shown.push({ title, options }),
      pushManager: { getSubscription: async () => ({ unsubscribe: async () => (state.isSubscribed = false) }) },
    },
    clients: {
      matchAll: async () => windows.map((url) => ({ url, focus: async () => focused.push(url) })),
      openWindow: async (url: string) => void opened.push(url),
    },
  }
  return { state, scope: scope as unknown as WorkerScope }
}

test.each([
  ['its member', member],
  ['a browser that does not say who is signed in', ''],
])('a reminder is shown to %s', async (_, viewer) => {
  const { state, scope } = browser()
  await showReminder(scope, JSON.stringify(content), viewer)
  const { title, body, tag, locale: lang, path } = content
  expect(state.shown).toEqual([{ title, options: expect.objectContaining({ body, tag, lang, data: { path } }) }])
  expect(state.isSubscribed).toBe(true)
})

test.each([
  ['after signing out', 'nobody'],
  ['to another member', '018f3d2a-1c5b-4e6f-8a9b-0123456789ff'],
])('a reminder is not shown %s, and no other one comes', async (_, viewer) => {
  const { state, scope } = browser()
  await showReminder(scope, JSON.stringify(content), viewer)
  expect(state).toMatchObject({ shown: [], isSubscribed: false })
})

test.each(['', 'null', '{', '[]', JSON.stringify({ ...content, body: 7 })])(
  'the message %j is ignored',
  async (text) => {
    const { state, scope } = browser()
    await showReminder(scope, text, member)
    expect(state.shown).toEqual([])
  },
)

const notification = (path: unknown) => ({ close: jest.fn(), data: { path } }) as unknown as Notification

test('a reminder opens its page, or the window that shows it', async () => {
  const { state, scope } = browser([`${origin}/profile`])
  await openReminder(scope, notification(content.path))
  expect(state.opened).toEqual([origin + content.path])
  const other = browser([`${origin}/profile`, origin + content.path])
  await openReminder(other.scope, notification(content.path))
  expect(other.state).toMatchObject({ opened: [], focused: [origin + content.path] })
})

test.each(['https://evil.example/', '//evil.example/', 'javascript:alert(1)', null])(
  'the path %j opens the dashboard',
  async (path) => {
    const { state, scope } = browser()
    await openReminder(scope, notification(path))
    expect(state.opened).toEqual([`${origin}/dashboard`])
  },
)

const original = globalThis.fetch
afterEach(() => {
  globalThis.fetch = original
})

const old = { endpoint: 'https://push.example/old', options: { applicationServerKey: null, userVisibleOnly: true } }

/** What a change of the subscription sends, and whether the new one stays. */
async function change(viewer: string, { isReplaced = true, status = 204 } = {}) {
  const state = { sent: [] as unknown[], isSubscribed: true }
  const fresh = {
    endpoint: 'https://push.example/new',
    toJSON: () => ({ endpoint: fresh.endpoint }),
    unsubscribe: async () => (state.isSubscribed = false),
  }
  const subscribe = jest.fn(async (_options: unknown) => fresh)
  globalThis.fetch = (async (_: string, { method, body }: { method: string; body: string }) => {
    state.sent.push([method, JSON.parse(body)])
    return new Response(null, { status })
  }) as typeof fetch
  const scope = { registration: { pushManager: { subscribe } } } as unknown as WorkerScope
  const event = { oldSubscription: old, newSubscription: isReplaced ? fresh : null }
  await renewDevice(scope, event as unknown as Parameters<typeof renewDevice>[1], viewer)
  return { ...state, subscribed: subscribe.mock.calls }
}

const renewed = [
  ['POST', { endpoint: 'https://push.example/new' }],
  ['DELETE', { endpoint: old.endpoint }],
]

test.each([
  ['replaced', true, []],
  ['ended', false, [[old.options]]],
])('a subscription that the push service has %s is renewed', async (_, isReplaced, subscribed) => {
  expect(await change(member, { isReplaced })).toEqual({ sent: renewed, isSubscribed: true, subscribed })
})

test('a subscription is not renewed after signing out, or once the session has ended', async () => {
  expect(await change('nobody')).toMatchObject({ sent: [], isSubscribed: false })
  expect(await change('', { status: 401 })).toMatchObject({ sent: renewed, isSubscribed: false })
})

test('a change that names no subscription is left to the next visit', async () => {
  const scope = { registration: {} } as unknown as WorkerScope
  await expect(renewDevice(scope, {}, member)).resolves.toBeUndefined()
})
