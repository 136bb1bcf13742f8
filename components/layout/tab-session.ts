import { nobody, viewerCookie } from '@/lib/auth/viewer-cookie'

const topic = 'laurel:session'

/** The id of the user that this tab shows as signed in. */
let expected = ''
let hasShown = false
let channel: BroadcastChannel | null | undefined

function openChannel(): BroadcastChannel | null {
  return (channel ??= typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(topic))
}

/** The id of the user who is signed in to this browser, `nobody`, or blank if unknown. */
export function currentViewer(): string {
  return new RegExp(`(?:^|; )${viewerCookie}=([^;]*)`).exec(document.cookie)?.[1] ?? ''
}

/** Whether this document has shown a user's pages, which the router caches. */
export const hasShownPages = (): boolean => hasShown

/** Notifies every other tab of a sign-in or sign-out; the cookie contains the user's id. */
export function announceSession(): void {
  expected = currentViewer()
  openChannel()?.postMessage('')
  try {
    localStorage.setItem(topic, '1')
    localStorage.removeItem(topic)
  } catch {
    // Storage is unavailable; tabs still get the channel's message.
  }
}

/** Hides and leaves the page when its user is no longer the one signed in. */
export function checkSession(): void {
  const viewer = currentViewer()
  if (viewer === '' || viewer === expected) return
  expected = viewer
  const isLogin = location.pathname === '/login'
  if (viewer === nobody && isLogin) return
  document.documentElement.hidden = true
  location.replace(viewer === nobody ? '/login' : '/dashboard')
}

/** Checks on another tab's announcement and, in case that is missed, whenever this tab becomes visible or focused. */
export function watchSession(viewerId: string | null): () => void {
  expected = viewerId ?? currentViewer()
  hasShown ||= viewerId !== null
  const controller = new AbortController()
  const { signal } = controller
  const check = () => checkSession()
  openChannel()?.addEventListener('message', check, { signal })
  window.addEventListener('storage', ({ key }) => key === topic && check(), { signal })
  for (const event of ['pageshow', 'focus']) window.addEventListener(event, check, { signal })
  document.addEventListener('visibilitychange', check, { signal })
  return () => controller.abort()
}
