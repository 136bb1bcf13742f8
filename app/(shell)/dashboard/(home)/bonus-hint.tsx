'use client'

import type { ReactNode } from 'react'
import { Tooltip } from '@/components/ui/tooltip'

type BonusHintProps = { message: string; children: ReactNode }

/** A tooltip that says how far the streak is from its bonus. */
export function BonusHint({ message, children }: BonusHintProps) {
  return (
    <div className="flow-root">
      <Tooltip text={message} side="bottom">
        <div tabIndex={0} role="group" aria-label={message} className="-m-2 rounded-control p-2">
          {children}
        </div>
      </Tooltip>
    </div>
  )
}
