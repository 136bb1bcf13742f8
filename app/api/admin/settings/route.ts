import { route } from '@/lib/http/route'
import { changeSettings } from '@/lib/settings/commands'
import { changeSettingsOperation, readSettingsOperation } from '@/lib/settings/operations'
import { readSettings } from '@/lib/settings/queries'

export const GET = route(readSettingsOperation, ({ scope }) => readSettings(scope))

export const PATCH = route(changeSettingsOperation, ({ scope, body }) => changeSettings(scope, body))
