'use client'

import { useLocale } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'

/**
 * Fetches the root layout again when a visitor has signed in who chose another language than the browser's, or easy
 * reading: it stays during a navigation, and has the attributes of the document.
 */
export function MatchDocument({ hasEasyReading }: { hasEasyReading: boolean }) {
  const locale = useLocale()
  const { refresh } = useRouter()
  const match = useEffectEvent(() => {
    const { lang, dataset } = document.documentElement
    if (lang !== locale || (dataset.reading === 'easy') !== hasEasyReading) refresh()
  })
  // Later changes come with a new root layout.
  useEffect(() => match(), [])
  return null
}
