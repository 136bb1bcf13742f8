'use server'

import { chooseDigest } from '@/lib/digest/commands'
import { digestChoiceSchema } from '@/lib/digest/schema'
import { action } from '@/lib/http/action'

export const chooseDigestAction = action(digestChoiceSchema, chooseDigest)
