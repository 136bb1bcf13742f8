'use server'

import { allowArchive } from '@/lib/backup/commands'
import { noInput } from '@/lib/backup/schema'
import { action } from '@/lib/http/action'

export const allowArchiveAction = action(noInput, allowArchive)
