'use client'

import { Tooltip as Radix } from 'radix-ui'
import { useRef, useState, type ReactNode } from 'react'

type TooltipProps = { text: string; side?: 'top' | 'right' | 'bottom'; children: ReactNode }

/** Shares the delay of all tooltips inside: 700 ms for the first, none within 300 ms of another. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  )
}

/** A short text about its single child, shown on hover and keyboard focus. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const [isOpen, setOpen] = useState(false)
  // Focusing by keyboard may scroll the page, and scrolling makes Radix close the tooltip that has just opened.
  const isHeld = useRef(false)
  const release = () => (isHeld.current = false)
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => setOpen(open || isHeld.current)}>
      <Radix.Trigger
        asChild
        onFocus={(event) => (isHeld.current = event.currentTarget.matches(':focus-visible'))}
        onBlur={release}
        onKeyDown={release}
      >
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          onEscapeKeyDown={release}
          className="z-50 max-w-72 animate-fade-in rounded-control bg-ink px-3 py-2 text-sm text-paper shadow-soft"
        >
          {text}
          <Radix.Arrow className="fill-ink" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
