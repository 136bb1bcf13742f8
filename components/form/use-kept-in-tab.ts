'use client'

import { useMemo } from 'react'
import { keptInTab } from '@/components/form/tab-copy'
import type { Kept } from '@/components/form/use-kept'

/** Keeps the values of a form in this tab until they are sent; the name says what the form is about. */
export function useKeptInTab<Values extends object>(userId: string, name: string): Kept<Values> {
  return useMemo(() => keptInTab<Values>(userId, name), [userId, name])
}
