'use server'

import { action } from '@/lib/http/action'
import { changeSettings } from '@/lib/settings/commands'
import { settingsChange } from '@/lib/settings/schema'

export const changeSettingsAction = action(settingsChange, changeSettings)
