'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

const contentId = 'content'

/** Focuses the page's heading if nothing has the focus. */
function focusHeading(content: HTMLElement) {
  if (document.activeElement !== null && document.activeElement !== document.body) return
  const heading = content.querySelector('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/**
 * Gives the focus to the heading of a page that was just opened when the control that opened it is gone, until the user
 * does something: the heading may arrive after the page has.
 */
export function PageFocus() {
  const path = usePathname()
  const shown = useRef(path)
  useEffect(() => {
    const content = document.getElementById(contentId)
    if (shown.current === path || !content) return
    shown.current = path
    focusHeading(content)
    const observer = new MutationObserver(() => focusHeading(content))
    observer.observe(content, { childList: true, subtree: true })
    const controller = new AbortController()
    const stop = () => {
      observer.disconnect()
      controller.abort()
    }
    for (const event of ['keydown', 'pointerdown'])
      document.addEventListener(event, stop, { capture: true, signal: controller.signal })
    return stop
  }, [path])
  return null
}
