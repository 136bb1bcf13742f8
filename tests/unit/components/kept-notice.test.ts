import { viewerCookie } from '@/lib/auth/viewer-cookie'
import { keepNotice, takeNotice } from '@/components/ui/kept-notice'

const notice = { kind: 'success', title: 'Login successful', description: 'Welcome back, Emma!' } as const

function withStorage(storage: unknown, run: () => void) {
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, value: storage })
  run()
  Reflect.deleteProperty(globalThis, 'sessionStorage')
}

let cookie = ''
beforeAll(() =>
  Object.defineProperty(globalThis, 'document', {
    configurable: true,
    value: {
      get cookie() {
        return cookie
      },
    },
  }),
)
afterAll(() => void Reflect.deleteProperty(globalThis, 'document'))

test('the next document of the same user takes a kept notice, once', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  }
  withStorage(storage, () => {
    expect(takeNotice()).toBeNull()
    cookie = `${viewerCookie}=emma`
    keepNotice(notice)
    cookie = `${viewerCookie}=noah`
    expect(takeNotice()).toBeNull()
    cookie = `${viewerCookie}=emma`
    expect(takeNotice()).toEqual(notice)
    expect(takeNotice()).toBeNull()
  })
})

test('without storage there is no notice', () => {
  withStorage(undefined, () => {
    keepNotice(notice)
    expect(takeNotice()).toBeNull()
  })
})
