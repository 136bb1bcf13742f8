import type { ComponentType } from 'react'
import { loadedLater } from '@/components/layout/use-loaded'
import { whenIdle } from '@/components/ui/when-idle'

let awaited = 0

/**
 * A component whose script is loaded once the browser is idle, or when it is first rendered: for dialogs, which then
 * open at once and even without network. While one that was tapped for is on its way, a line at the top says so. It does
 * not suspend, which would hide the page for a moment and lose the focus.
 */
export function whenNeeded<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  if (typeof window !== 'undefined') whenIdle(() => void load().catch(() => undefined))
  return loadedLater(() => {
    if (!navigator.userActivation?.isActive) return load()
    count(1)
    return load().finally(() => count(-1))
  })
}

function count(change: number) {
  awaited += change
  document.body.toggleAttribute('data-early', awaited > 0)
}
