'use server'

import { action } from '@/lib/http/action'
import { createPause, deletePause } from '@/lib/pauses/commands'
import { createPauseSchema, pauseIdSchema } from '@/lib/pauses/schema'

export const createPauseAction = action(createPauseSchema, createPause)
export const deletePauseAction = action(pauseIdSchema, deletePause)
