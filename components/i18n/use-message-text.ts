'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useCallback } from 'react'
import { translateMessage, type TranslateAny } from '@/lib/i18n/message'

/** Translates the message of a zod issue. */
export function useMessageText(): (text: string) => string {
  const t = useTranslations() as TranslateAny
  const locale = useLocale()
  return useCallback((text) => translateMessage(t, locale, text), [t, locale])
}
