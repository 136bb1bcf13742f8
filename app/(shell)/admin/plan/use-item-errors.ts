'use client'

import { useEffect, useState } from 'react'
import type { PlanItem } from '@/lib/planning/table'

/**
 * The messages of the items that an import would refuse, by key. They follow the items a moment later, because the
 * import's schema is loaded with the first item; creating checks again on the server.
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
    // Without network nothing is marked, and creating says so itself.
    check().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [items, timeZone])
  return errors
}
