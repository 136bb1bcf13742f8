import { mostNews } from '@/lib/news/news'
import * as z from '@/lib/zod'

export const seenNewsSchema = z.strictObject({ ids: z.array(z.uuid()).max(mostNews) })
export type SeenNews = z.output<typeof seenNewsSchema>
