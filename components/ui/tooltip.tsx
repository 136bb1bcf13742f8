'use client'

import { cloneElement, useId, type HTMLAttributes, type ReactElement } from 'react'
import { createPortal } from 'react-dom'
import { TooltipBubble } from '@/components/ui/tooltip-bubble'
import type { Side } from '@/components/ui/tooltip-place'
import { useTooltip } from '@/components/ui/use-tooltip'

type TooltipProps = {
  text: string
  side?: Side
  /** One element without own handlers for the pointer and the focus. */
  children: ReactElement<HTMLAttributes<HTMLElement>>
}

/** A short text about its single child, shown on hover and keyboard focus. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  const id = useId()
  const { anchor, trigger, bubble } = useTooltip()
  return (
    <>
      {cloneElement(children, { ...trigger, 'aria-describedby': anchor ? id : undefined })}
      {anchor &&
        createPortal(
          <TooltipBubble id={id} anchor={anchor} side={side} {...bubble}>
            {text}
          </TooltipBubble>,
          document.body,
        )}
    </>
  )
}
