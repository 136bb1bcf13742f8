'use server'

import { action } from '@/lib/http/action'
import { askPerson, withdrawAppeal } from '@/lib/appeals/commands'
import { askPersonInput, withdrawAppealInput } from '@/lib/appeals/schema'
import { removeDraft, saveDraft } from '@/lib/drafts/commands'
import { readReplacedDraft } from '@/lib/drafts/queries'
import { draftedTaskSchema, removeDraftSchema, saveDraftSchema } from '@/lib/drafts/schema'
import { confirmSubmission } from '@/lib/submissions/commands'
import { confirmSubmissionInput } from '@/lib/submissions/schema'

export const confirmSubmissionAction = action(confirmSubmissionInput, confirmSubmission)
export const saveDraftAction = action(saveDraftSchema, saveDraft, { isUnseen: true })
export const removeDraftAction = action(removeDraftSchema, removeDraft, { isUnseen: true })
export const readReplacedDraftAction = action(draftedTaskSchema, readReplacedDraft, { isUnseen: true })
export const askPersonAction = action(askPersonInput, askPerson)
export const withdrawAppealAction = action(withdrawAppealInput, withdrawAppeal)
