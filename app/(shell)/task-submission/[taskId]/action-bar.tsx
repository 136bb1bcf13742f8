'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { cn } from '@/components/ui/cn'

/** Between what is scrolled into view and the bar. */
const airPx = 16

/** What the card above the bar wears, so that the two are one surface where the bar is not the screen's own. */
export const aboveBar = {
  sticky: 'sm:mb-0 sm:rounded-b-none sm:border-b-0',
  resting: 'mb-0 rounded-b-none border-b-0',
}

type ActionBarProps = { isSticky: boolean; children: ReactNode }

/**
 * The lower end of the writing place. It is a part of the page, not of the card above it, so that it can rest on the
 * lower edge of the screen however far down the card begins: full width on phones, as the card's foot elsewhere.
 */
export function ActionBar({ isSticky, children }: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null)

  // The line being typed, and whatever takes the focus, is scrolled to above the bar, however high that is by now.
  useEffect(() => {
    const element = bar.current
    if (!element || !isSticky) return
    const page = document.documentElement.style
    const observer = new ResizeObserver(() => {
      page.scrollPaddingBottom = `${element.offsetHeight + airPx}px`
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      page.scrollPaddingBottom = ''
    }
  }, [isSticky])

  return (
    <div
      ref={bar}
      className={cn(
        'flex flex-wrap items-center justify-between gap-3 border-t bg-card px-5 py-4 shadow-soft sm:px-6',
        isSticky ? 'sticky bottom-0 z-20 max-sm:-mx-4 sm:rounded-b-card sm:border' : 'rounded-b-card border',
      )}
    >
      {children}
    </div>
  )
}
