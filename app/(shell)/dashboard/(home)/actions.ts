'use server'

import { action } from '@/lib/http/action'
import { endSeenNews } from '@/lib/news/commands'
import { seenNewsSchema } from '@/lib/news/schema'
import { dismissOffer } from '@/lib/reminders/commands'
import * as z from '@/lib/zod'

export const endSeenNewsAction = action(seenNewsSchema, endSeenNews)
export const dismissOfferAction = action(z.null(), dismissOffer)
