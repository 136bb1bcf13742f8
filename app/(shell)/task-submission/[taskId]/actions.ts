'use server'

import { action } from '@/lib/http/action'
import { askPerson, withdrawAppeal } from '@/lib/appeals/commands'
import { askPersonInput, withdrawAppealInput } from '@/lib/appeals/schema'

export const askPersonAction = action(askPersonInput, askPerson)
export const withdrawAppealAction = action(withdrawAppealInput, withdrawAppeal)
