'use server'

import { action } from '@/lib/http/action'
import { chooseEasyReading } from '@/lib/profile/commands'
import { chooseEasyReadingSchema } from '@/lib/profile/schema'

export const chooseEasyReadingAction = action(chooseEasyReadingSchema, chooseEasyReading)
