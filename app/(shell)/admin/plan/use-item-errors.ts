'use client'

import { useEffect, useState } from 'react'
import type { PlanItem } from '@/lib/planning/table'

/**
 * The error messages of invalid items, by key. They appear with a delay, because the import's schema is loaded with the
 * first item. Creating validates again on the server.
 */
export function useItemErrors(items: readonly PlanItem[], timeZone: string): ReadonlyMap<number, string> {
  const [errors, setErrors] = useState<ReadonlyMap<number, string>>(new Map())
  useEffect(() => {
    if (items.length === 0) return
    let isCurrent = true
    async function check() {
      const { itemErrors } = await import('@/lib/planning/item-errors')
      if (isCurrent) setErrors(itemErrors(items, timeZone))
    }
    // Without network no item is marked; creating then shows the error.
    check().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [items, timeZone])
  return errors
}
