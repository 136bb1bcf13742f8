'use server'

import { action } from '@/lib/http/action'
import { removeLeaf, shareTask } from '@/lib/leaves/commands'
import { removeLeafInput, shareTaskInput } from '@/lib/leaves/schema'

export const shareTaskAction = action(shareTaskInput, shareTask)
export const removeLeafAction = action(removeLeafInput, removeLeaf)
