import { nobody, viewerCookie } from '@/lib/auth/viewer-cookie'

const topic = 'laurel:session'

/** Who this tab takes to be signed in. */
let expected = ''
let channel: BroadcastChannel | null | undefined

function openChannel(): BroadcastChannel | null {
  return (channel ??= typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(topic))
}

/** The id of whoever is signed in to this browser, `nobody`, or blank when it is not known. */
export function currentViewer(): string {
  return new RegExp(`(?:^|; )${viewerCookie}=([^;]*)`).exec(document.cookie)?.[1] ?? ''
}

/** Tells every other tab that somebody signed in or out; the cookie says who. */
export function announceSession(): void {
  expected = currentViewer()
  openChannel()?.postMessage('')
  try {
    localStorage.setItem(topic, '1')
    localStorage.removeItem(topic)
  } catch {
    // A browser that keeps nothing still has the channel.
  }
}

/** Leaves the page, unseen, once it belongs to somebody who is no longer signed in here. */
export function checkSession(): void {
  const viewer = currentViewer()
  if (viewer === '' || viewer === expected) return
  expected = viewer
  const isLogin = location.pathname === '/login'
  if (viewer === nobody && isLogin) return
  document.documentElement.hidden = true
  location.replace(viewer === nobody ? '/login' : '/dashboard')
}

/** Checks whenever another tab announces a change, and, should that be missed, when this one is looked at again. */
export function watchSession(viewerId: string | null): () => void {
  expected = viewerId ?? currentViewer()
  const watching = new AbortController()
  const { signal } = watching
  const check = () => checkSession()
  openChannel()?.addEventListener('message', check, { signal })
  window.addEventListener('storage', ({ key }) => key === topic && check(), { signal })
  for (const event of ['pageshow', 'focus']) window.addEventListener(event, check, { signal })
  document.addEventListener('visibilitychange', check, { signal })
  return () => watching.abort()
}
