'use server'

import { action } from '@/lib/http/action'
import { tryEvaluator } from '@/lib/evaluation/commands'
import * as z from '@/lib/zod'

export const tryEvaluatorAction = action(z.null(), tryEvaluator, { isUnseen: true })
