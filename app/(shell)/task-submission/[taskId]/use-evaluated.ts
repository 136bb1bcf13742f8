'use client'

import { useState } from 'react'
import type { ReceivedEvaluation } from '@/lib/submissions/json'

/** A text with its evaluation. */
export type Evaluated = { text: string; evaluation: ReceivedEvaluation }

/** The newest of this tab, null once it is used up: the page may be shown again as it was before it. */
let newest: { taskId: string; evaluated: Evaluated | null } | null = null

/** The member's newest evaluation that is neither confirmed nor out of date, which begins with that of the page. */
export function useEvaluated(taskId: string, isOwn: boolean, ofPage: Evaluated | null) {
  const [evaluated, setEvaluated] = useState(() => (isOwn && newest?.taskId === taskId ? newest.evaluated : ofPage))
  function note(next: Evaluated | null) {
    newest = { taskId, evaluated: next }
    setEvaluated(next)
  }
  return [evaluated, note] as const
}
