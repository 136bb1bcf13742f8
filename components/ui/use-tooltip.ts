'use client'

import { useCallback, useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react'

const hoverMs = 700
/** Within this time after another tooltip, hovering shows the next one at once. */
const nextMs = 300
/** The time that the pointer has to move from the element onto its tooltip. */
const leaveMs = 120

let closedAt = -Infinity
let open: { owner: object; close: () => void } | null = null

/**
 * When a tooltip is open: on hover after a delay, on keyboard focus at once, one at a time, until the pointer or the
 * focus leaves, Escape, a press or, unless the focus holds it, scrolling. `anchor` is the element that it is about.
 */
export function useTooltip() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isHeld = useRef(false)

  const close = useCallback(() => {
    clearTimeout(timer.current)
    isHeld.current = false
    if (open?.owner === isHeld) {
      open = null
      closedAt = performance.now()
    }
    setAnchor(null)
  }, [])

  const openAt = (element: HTMLElement) => {
    clearTimeout(timer.current)
    if (open?.owner !== isHeld) open?.close()
    open = { owner: isHeld, close }
    setAnchor(element)
  }

  const keep = () => clearTimeout(timer.current)
  const leave = () => {
    clearTimeout(timer.current)
    if (!isHeld.current) timer.current = setTimeout(close, leaveMs)
  }

  useEffect(() => close, [close])

  useEffect(() => {
    if (!anchor) return
    const controller = new AbortController()
    const { signal } = controller
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close()
    // Focusing by keyboard may itself scroll the page.
    const onScroll = () => !isHeld.current && close()
    document.addEventListener('keydown', onKey, { capture: true, signal })
    window.addEventListener('scroll', onScroll, { capture: true, passive: true, signal })
    return () => controller.abort()
  }, [anchor, close])

  return {
    anchor,
    bubble: { onPointerEnter: keep, onPointerLeave: leave },
    trigger: {
      onPointerEnter: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
        if (pointerType === 'touch') return
        const isNext = open !== null || performance.now() - closedAt < nextMs
        clearTimeout(timer.current)
        timer.current = setTimeout(() => openAt(currentTarget), isNext ? 0 : hoverMs)
      },
      onPointerLeave: leave,
      onPointerDown: close,
      onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.matches(':focus-visible')) return
        isHeld.current = true
        openAt(currentTarget)
      },
      onBlur: close,
    },
  }
}
