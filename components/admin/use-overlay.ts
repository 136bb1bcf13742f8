'use client'

import { useLayoutEffect, type RefObject } from 'react'

const gap = 4
const tallest = 240
const enough = 180

/**
 * Positions an overlay below its field, or above if there is more room. It is positioned relative to the window, so
 * that no dialog clips it.
 */
export function useOverlay(
  isOpen: boolean,
  field: RefObject<HTMLElement | null>,
  overlay: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    if (!isOpen) return
    const place = () => {
      if (!field.current || !overlay.current) return
      const { top, bottom, left, width } = field.current.getBoundingClientRect()
      // The part of the window that a phone's on-screen keyboard does not cover.
      const { offsetTop: start = 0, height = window.innerHeight } = window.visualViewport ?? {}
      const below = start + height - bottom - 2 * gap
      const above = top - start - 2 * gap
      const isAbove = below < enough && above > below
      const px = (length: number) => `${length}px`
      Object.assign(overlay.current.style, {
        left: px(left),
        width: px(width),
        top: isAbove ? 'auto' : px(bottom + gap),
        bottom: isAbove ? px(document.documentElement.clientHeight - top + gap) : 'auto',
        maxHeight: px(Math.min(tallest, isAbove ? above : below)),
      })
    }
    place()
    // The visible area changes with the on-screen keyboard, and dialogs scroll as well as the page.
    const options = { capture: true, passive: true }
    const targets = [window, window.visualViewport]
    for (const target of targets) {
      target?.addEventListener('scroll', place, options)
      target?.addEventListener('resize', place, options)
    }
    return () => {
      for (const target of targets) {
        target?.removeEventListener('scroll', place, options)
        target?.removeEventListener('resize', place, options)
      }
    }
  }, [isOpen, field, overlay])
}
