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

/** Keeps the values of several forms, each by a key that also says what the form began with. */
export function useKeptByKey<Values>(): (key: string) => Kept<Values> {
  const [byKey] = useState(() => new Map<string, Kept<Values>>())
  return (key) => {
    const kept = byKey.get(key) ?? keptValues<Values>()
    byKey.set(key, kept)
    return kept
  }
}

function keptValues<Values>(): Kept<Values> {
  let kept: Values | null = null
  return {
    read: () => kept,
    keep: (values) => (kept = structuredClone(values)),
    discard: () => (kept = null),
  }
}
