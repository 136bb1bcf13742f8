import type { ReactNode } from 'react'

export type Notice = {
  kind: 'success' | 'error' | 'neutral'
  title: string
  description?: ReactNode
  icon?: ReactNode
}

let waiting: Notice | null = null
let show: ((notice: Notice) => void) | null = null
const callers = new Set<() => void>()

/** Calls back on each notice while nothing shows notices. Returns the cancellation. */
export function onWaitingNotice(call: () => void): () => void {
  callers.add(call)
  if (waiting) call()
  return () => callers.delete(call)
}

/** Shows the waiting notice and all later ones in this way. Returns the cancellation. */
export function showNoticesBy(present: (notice: Notice) => void): () => void {
  show = present
  if (waiting) present(waiting)
  waiting = null
  return () => {
    if (show === present) show = null
  }
}

function add(notice: Notice) {
  if (show) return show(notice)
  // Only one notice is shown at a time, so the newest is enough.
  waiting = notice
  for (const call of callers) call()
}

type Text = Pick<Notice, 'title' | 'description'>

/** Shows a notice of an outcome, which stays visible across navigation. */
export const notify = {
  success: (text: Text) => add({ kind: 'success', ...text }),
  destructive: (text: Text) => add({ kind: 'error', ...text }),
  neutral: (text: Text, icon: ReactNode) => add({ kind: 'neutral', icon, ...text }),
}
