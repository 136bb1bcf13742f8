'use client'

import { Progress } from '@/components/ui/progress'
import { Tooltip } from '@/components/ui/tooltip'
import { messages } from '@/lib/messages'

type StreakBarProps = { streak: number; message: string }

/** The streak's bar. How far the bonus is shows as a tooltip, and below the bar where there is no pointer to hover with. */
export function StreakBar({ streak, message }: StreakBarProps) {
  return (
    <>
      <Tooltip text={message}>
        <div tabIndex={0} role="group" aria-label={message} className="-my-3 rounded-control py-3">
          <Progress
            label="Current Streak"
            tone="ember"
            value={streak * 10}
            valueText={messages.dashboard.days(streak)}
          />
        </div>
      </Tooltip>
      <p className="mt-2 hidden text-muted pointer-coarse:block">{message}</p>
    </>
  )
}
