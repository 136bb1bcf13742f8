'use server'

import { action } from '@/lib/http/action'
import { importText } from '@/lib/imports/commands'
import { importTextSchema } from '@/lib/imports/reading'

export const importTasksAction = action(importTextSchema, (scope, { text }) => importText(scope, text))
