'use server'

import { action } from '@/lib/http/action'
import { changeSettings } from '@/lib/settings/commands'
import { settingsChange } from '@/lib/settings/schema'
import { runCheck } from '@/lib/setup/commands'
import { runCheckSchema } from '@/lib/setup/schema'

export const changeSettingsAction = action(settingsChange, changeSettings)
export const runCheckAction = action(runCheckSchema, runCheck)
