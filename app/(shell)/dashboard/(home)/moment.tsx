'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { focusContent } from '@/components/layout/focus-content'
import { currentMoment, onMoment, setMoment } from '@/components/task/moment'
import { whenNeeded } from '@/components/ui/when-needed'
import type { NextTask } from './next-task'

const MomentCard = whenNeeded(() => import('./moment-card').then((module) => module.MomentCard))

type MomentProps = { memberId: string; next: NextTask | null; hint: string }

/** What the text that was just accepted has earned, until the member leaves the dashboard. */
export function Moment({ memberId, next, hint }: MomentProps) {
  const moment = useSyncExternalStore(onMoment, currentMoment, () => null)
  useLeft(() => setMoment(null))
  if (moment?.memberId !== memberId) return null
  return <MomentCard moment={moment} next={next} hint={hint} onDone={dismiss} />
}

/** The pressed button goes away, so the focus moves to the page. */
function dismiss() {
  setMoment(null)
  focusContent()
}

let leaving: ReturnType<typeof setTimeout> | undefined

/** Calls back once the component is gone for good: React may mount it a second time at once. */
function useLeft(left: () => void) {
  useEffect(() => {
    clearTimeout(leaving)
    return () => {
      leaving = setTimeout(left, 0)
    }
  })
}
