'use server'

import { action } from '@/lib/action'
import { tryEvaluator } from '@/lib/evaluation/commands'
import * as z from '@/lib/zod'

export const tryEvaluatorAction = action(z.null(), tryEvaluator)
