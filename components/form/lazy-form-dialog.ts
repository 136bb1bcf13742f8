'use client'

import { whenNeeded } from '@/components/ui/when-needed'

/** A FormDialog for screens that open it seldom: its script does not belong to the screen's. */
export const FormDialog = whenNeeded(() => import('@/components/form/form-dialog').then((module) => module.FormDialog))
