import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import { whenIdle } from '@/components/ui/when-idle'

/**
 * A component whose script is loaded once the browser is idle, or when it is first rendered: for dialogs, which then
 * open at once and even without network.
 */
export function whenNeeded<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  if (typeof window !== 'undefined') whenIdle(() => void load().catch(() => undefined))
  return dynamic(load)
}
