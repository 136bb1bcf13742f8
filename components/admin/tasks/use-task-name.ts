'use client'

import { useLocale, useTranslations } from 'next-intl'
import { formatDay } from '@/lib/i18n/format'
import type { PendingDeletion } from './calls'

/** A name for a task that distinguishes it from others with the same title. */
export function useTaskName(): (task: PendingDeletion) => string {
  const t = useTranslations('manageTasks')
  const locale = useLocale()
  return ({ title, assignee, date }) => t('named', { title, username: assignee.username, day: formatDay(date, locale) })
}
