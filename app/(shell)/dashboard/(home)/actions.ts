'use server'

import { action } from '@/lib/http/action'
import { takeNews } from '@/lib/news/commands'
import { dismissOffer } from '@/lib/reminders/commands'
import * as z from '@/lib/zod'

export const takeNewsAction = action(z.null(), takeNews)
export const dismissOfferAction = action(z.null(), dismissOffer)
