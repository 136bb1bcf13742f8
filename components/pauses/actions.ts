'use server'

import { action } from '@/lib/http/action'
import { createPause, deletePause } from '@/lib/pauses/commands'
import { createPauseInput, pauseIdSchema } from '@/lib/pauses/schema'

export const createPauseAction = action(createPauseInput, createPause)
export const deletePauseAction = action(pauseIdSchema, deletePause)
