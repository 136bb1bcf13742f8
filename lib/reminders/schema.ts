import { longestEndpoint } from '@/lib/reminders/endpoint'
import { nudgeHours, reminderKinds } from '@/lib/reminders/kinds'
import { isPublicKey } from '@/lib/reminders/public-key'
import { messageOf } from '@/lib/i18n/message'
import * as z from '@/lib/zod'

const base64url = (bytes: number) => {
  const length = Math.ceil((bytes * 4) / 3)
  return z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${length}}={0,2}$`), messageOf('reminders.errors.keys'))
}
const endpoint = z
  .string()
  .max(longestEndpoint)
  .meta({ description: 'The address at the browser’s push service: https, of a public host.' })

/** A browser's subscription, as `PushSubscription.toJSON()` gives it. */
export const pushSubscriptionSchema = z.strictObject({
  endpoint,
  expirationTime: z.number().nullable().optional().meta({ description: 'Ignored.' }),
  keys: z.strictObject({
    p256dh: base64url(65)
      .refine(isPublicKey, { error: messageOf('reminders.errors.keys'), when: ({ issues }) => issues.length === 0 })
      .meta({ description: 'The browser’s public key: an uncompressed point of the curve P-256.' }),
    auth: base64url(16).meta({ description: 'The browser’s secret.' }),
  }),
})
export type PushSubscriptionInput = z.output<typeof pushSubscriptionSchema>

export const endpointSchema = z.strictObject({ endpoint })
export type Endpoint = z.output<typeof endpointSchema>

const kinds = z.array(z.enum(reminderKinds)).max(reminderKinds.length)

/** What a member wants to be reminded of, by push and by e-mail, and from which full hour nudges come. */
export const reminderChoiceSchema = z.strictObject({
  push: kinds,
  email: kinds,
  nudgeHour: z.int().min(nudgeHours.least).max(nudgeHours.most),
})
export type ReminderChoice = z.output<typeof reminderChoiceSchema>

/** Nobody is reminded by e-mail without choosing it; devices are turned on one by one. */
export const usualChoice: ReminderChoice = { push: [...reminderKinds], email: [], nudgeHour: nudgeHours.usual }
