'use server'

import { revalidatePath } from 'next/cache'
import { allowArchive } from '@/lib/backup/commands'
import { noInput } from '@/lib/backup/schema'
import { action } from '@/lib/http/action'
import { changeSettings } from '@/lib/settings/commands'
import { settingsChange } from '@/lib/settings/schema'
import { runCheck } from '@/lib/setup/commands'
import { runCheckSchema } from '@/lib/setup/schema'

export const changeSettingsAction = action(settingsChange, async (scope, change) => {
  const settings = await changeSettings(scope, change)
  // The frames of pages that the browser has prefetched may be in another language of the family.
  revalidatePath('/', 'layout')
  return settings
})
export const runCheckAction = action(runCheckSchema, runCheck)
export const allowArchiveAction = action(noInput, allowArchive)
