'use server'

import { action } from '@/lib/http/action'
import {
  addSubscription,
  adoptSubscription,
  chooseReminders,
  removeSubscription,
  sendTest,
} from '@/lib/reminders/commands'
import { endpointSchema, pushSubscriptionSchema, reminderChoiceSchema } from '@/lib/reminders/schema'
import * as z from '@/lib/zod'

export const chooseRemindersAction = action(reminderChoiceSchema, chooseReminders)
export const addSubscriptionAction = action(pushSubscriptionSchema, addSubscription)
export const removeSubscriptionAction = action(endpointSchema, removeSubscription)
export const adoptSubscriptionAction = action(endpointSchema, adoptSubscription, { isUnseen: true })
// A device that no longer receives anything is removed.
export const sendTestAction = action(z.null(), sendTest, { isFailureSeen: true })
