'use server'

import { action } from '@/lib/http/action'
import { giveLeaf, takeBackLeaf } from '@/lib/leaves/commands'
import { giveLeafInput, takeBackLeafInput } from '@/lib/leaves/schema'

export const giveLeafAction = action(giveLeafInput, giveLeaf)
export const takeBackLeafAction = action(takeBackLeafInput, takeBackLeaf)
