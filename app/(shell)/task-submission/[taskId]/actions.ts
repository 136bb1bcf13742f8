'use server'

import { action } from '@/lib/http/action'
import { askPerson, withdrawAppeal } from '@/lib/appeals/commands'
import { askPersonInput, withdrawAppealInput } from '@/lib/appeals/schema'
import { confirmSubmission, saveDraft } from '@/lib/submissions/commands'
import { confirmSubmissionInput, saveDraftSchema } from '@/lib/submissions/schema'

export const confirmSubmissionAction = action(confirmSubmissionInput, confirmSubmission)
export const saveDraftAction = action(saveDraftSchema, saveDraft)
export const askPersonAction = action(askPersonInput, askPerson)
export const withdrawAppealAction = action(withdrawAppealInput, withdrawAppeal)
