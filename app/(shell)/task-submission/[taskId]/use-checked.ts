'use client'

import { useState } from 'react'
import type { Day } from '@/lib/calendar'
import { countedOn, evaluationsLeft } from '@/lib/submissions/evaluations-left'
import { isForSafety, type CheckedExpectation, type ReceivedEvaluation } from '@/lib/submissions/json'
import type { WritingAids } from './writing-aids'

const nothing = { used: 0, unsure: 0, limit: 0 }

/** What the evaluations have shown so far, and how many are left today. */
export function useChecked(aids: WritingAids | null, today: Day) {
  const [counted, setCounted] = useState({ day: today, use: aids?.evaluations ?? nothing })
  const [expectations, setExpectations] = useState<CheckedExpectation[]>(aids?.checked ?? [])

  function note(evaluation: ReceivedEvaluation) {
    const { isUnsure, expectations } = evaluation
    if (!isForSafety(evaluation)) {
      setCounted((before) => {
        const { used, unsure, limit } = countedOn(today, before)
        const use = { used: isUnsure ? used : used + 1, unsure: isUnsure ? unsure + 1 : unsure, limit }
        return { day: today, use }
      })
    }
    setExpectations(isUnsure ? [] : expectations)
  }

  return { expectations, evaluationsLeft: evaluationsLeft(countedOn(today, counted)), note }
}
