'use client'

import { useLayoutEffect, useRef, type ComponentProps } from 'react'
import { tooltipPlace, type Side } from '@/components/ui/tooltip-place'

type TooltipBubbleProps = Omit<ComponentProps<'div'>, 'ref' | 'role'> & { anchor: HTMLElement; side: Side }

/** The tooltip itself, which stays at its anchor while the page scrolls or resizes. */
export function TooltipBubble({ anchor, side, children, ...props }: TooltipBubbleProps) {
  const bubble = useRef<HTMLDivElement>(null)
  const arrow = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const place = () => {
      if (!bubble.current || !arrow.current) return
      const { offsetWidth: width, offsetHeight: height } = bubble.current
      const { clientWidth, clientHeight } = document.documentElement
      const viewport = { width: clientWidth, height: clientHeight }
      const found = tooltipPlace(anchor.getBoundingClientRect(), { width, height }, viewport, side)
      bubble.current.style.translate = `${Math.round(found.left)}px ${Math.round(found.top)}px`
      arrow.current.style.left = `${Math.round(found.arrow.x - found.left)}px`
      arrow.current.style.top = `${Math.round(found.arrow.y - found.top)}px`
    }
    place()
    const controller = new AbortController()
    const options = { capture: true, passive: true, signal: controller.signal }
    for (const event of ['scroll', 'resize']) window.addEventListener(event, place, options)
    return () => controller.abort()
  }, [anchor, side, children])

  return (
    <div
      ref={bubble}
      role="tooltip"
      className="fixed top-0 left-0 z-50 w-max max-w-72 animate-fade-in rounded-control bg-ink px-3 py-2 text-sm text-paper shadow-soft"
      {...props}
    >
      {children}
      <div
        ref={arrow}
        aria-hidden
        className="pointer-events-none absolute -z-10 size-2.5 -translate-1/2 rotate-45 bg-ink"
      />
    </div>
  )
}
