import { checkKinds } from '@/lib/setup/checks'
import * as z from '@/lib/zod'

export const runCheckSchema = z.strictObject({ kind: z.enum(checkKinds) })
export type RunCheck = z.output<typeof runCheckSchema>
