'use client'

import { useTranslations } from 'next-intl'
import { formatDay } from '@/lib/calendar'
import type { Doomed } from './calls'

/** What to call a task where a title alone may stand for several. */
export function useTaskName(): (task: Doomed) => string {
  const t = useTranslations('manageTasks')
  return ({ title, assignee, date }) => t('named', { title, username: assignee.username, day: formatDay(date) })
}
