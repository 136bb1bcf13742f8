'use client'

import { useState } from 'react'
import { evaluationsLeft } from '@/lib/submissions/evaluations-left'
import { isForReading, type CheckedExpectation, type ReceivedEvaluation } from '@/lib/submissions/json'
import type { WritingAids } from './writing-aids'

const nothing = { used: 0, unsure: 0, limit: 0 }

/** What the evaluations have shown so far, and how many are left today. */
export function useChecked(aids: WritingAids | null) {
  const [use, setUse] = useState(aids?.evaluations ?? nothing)
  const [expectations, setExpectations] = useState<CheckedExpectation[]>(aids?.checked ?? [])

  function note(evaluation: ReceivedEvaluation) {
    const { isUnsure, expectations } = evaluation
    if (!isForReading(evaluation)) {
      setUse(({ used, unsure, limit }) => ({
        used: isUnsure ? used : used + 1,
        unsure: isUnsure ? unsure + 1 : unsure,
        limit,
      }))
    }
    setExpectations(isUnsure ? [] : expectations)
  }

  return { expectations, evaluationsLeft: evaluationsLeft(use), note }
}
