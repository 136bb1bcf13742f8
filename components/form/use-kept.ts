'use client'

import { useState } from 'react'

/** What was typed into a form that is closed, until it is opened again. */
export type Kept<Values> = {
  read: () => Values | null
  keep: (values: Values) => void
  discard: () => void
}

/** Keeps the values of a form as long as the screen that opens it. */
export function useKept<Values>(): Kept<Values> {
  const [kept] = useState(keptValues<Values>)
  return kept
}

function keptValues<Values>(): Kept<Values> {
  let kept: Values | null = null
  return {
    read: () => kept,
    keep: (values) => (kept = structuredClone(values)),
    discard: () => (kept = null),
  }
}
