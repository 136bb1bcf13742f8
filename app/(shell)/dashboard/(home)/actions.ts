'use server'

import { action } from '@/lib/http/action'
import { takeNews } from '@/lib/news/commands'
import * as z from '@/lib/zod'

export const takeNewsAction = action(z.null(), takeNews)
