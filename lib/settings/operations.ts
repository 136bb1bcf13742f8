import { operation } from '@/lib/http/operation'
import { familySettings, settingsChange } from '@/lib/settings/schema'

const path = '/api/admin/settings'
const tag = 'Administration'
const access = 'family:manage'
const answer = { name: 'FamilySettings', schema: familySettings, description: 'The current settings.' }

export const readSettingsOperation = operation({
  path,
  method: 'get',
  tag,
  summary: 'Read the family’s settings',
  access,
  answer,
})

export const changeSettingsOperation = operation({
  path,
  method: 'patch',
  tag,
  summary: 'Change the family’s settings',
  description: 'Settings that are left out do not change.',
  access,
  body: { name: 'FamilySettingsChange', schema: settingsChange },
  answer,
})

export const settingsOperations = [readSettingsOperation, changeSettingsOperation] as const
