'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import { keptInTab } from '@/components/form/tab-copy'
import { fieldsLike } from '@/components/form/fields-like'

/**
 * Keeps the texts of a form in this tab while one of them is not blank, and gives those that it kept to `restore`: after
 * hydration, because the server's markup has none of them. Returns what discards them.
 */
export function useTabCopy<Texts extends Record<string, string>>(
  userId: string,
  name: string,
  texts: Texts,
  restore: (kept: Partial<Texts>) => void,
): () => void {
  const isRestored = useRef(false)
  const restoreKept = useEffectEvent(restore)
  const written = JSON.stringify(texts)
  useEffect(() => {
    const kept = keptInTab<Texts>(userId, name)
    const now = JSON.parse(written) as Texts
    if (!isRestored.current) {
      isRestored.current = true
      const before = kept.read()
      // What was kept may be of another release.
      if (before) return restoreKept(fieldsLike(now, before))
    }
    if (Object.values(now).some((text) => text.trim() !== '')) kept.keep(now)
    else kept.discard()
  }, [userId, name, written])
  return () => keptInTab(userId, name).discard()
}
