'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { cn } from '@/components/ui/cn'

/** The distance between the bar and what is scrolled into view above it. */
const gapPx = 16

/** The classes of the card above the bar: where the bar is not full-width, the two look like one surface. */
export const aboveBar = {
  sticky: 'sm:mb-0 sm:rounded-b-none sm:border-b-0',
  resting: 'mb-0 rounded-b-none border-b-0',
}

type ActionBarProps = { isSticky: boolean; children: ReactNode }

/**
 * The actions of the form, sticky at the bottom of the screen. It is a part of the page and not of the card above, so
 * that it can stick even while most of the card is below the screen: full-width on phones, as the card's footer
 * elsewhere.
 */
export function ActionBar({ isSticky, children }: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null)

  // The scroll padding keeps the current line and the focused element above the bar, whose height changes.
  useEffect(() => {
    const element = bar.current
    if (!element || !isSticky) return
    const page = document.documentElement.style
    const observer = new ResizeObserver(() => {
      page.scrollPaddingBottom = `${element.offsetHeight + gapPx}px`
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
