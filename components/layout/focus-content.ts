import type { MouseEvent } from 'react'

/** Moves the focus to the screen's content when the control that was pressed disappears; not for a link's new tab. */
export function focusContent(event?: MouseEvent): void {
  if (event?.metaKey || event?.ctrlKey || event?.shiftKey) return
  document.getElementById('content')?.focus({ preventScroll: true })
}
