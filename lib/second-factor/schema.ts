import * as z from '@/lib/zod'
import { messages } from '@/lib/messages'
import { longestCode } from '@/lib/second-factor/limits'

const words = messages.account

const currentPassword = z.string().min(1, words.currentRequired).max(1000, words.currentWrong)
const code = z.string().trim().min(1, words.codeRequired).max(longestCode, words.codeWrong)

/** Switching the second step on begins with the password, and ends with a code. */
export const beginSecondFactorSchema = z.strictObject({ currentPassword })
export const confirmSecondFactorSchema = z.strictObject({ code })

/** Switching it off takes both. */
export const switchOffSchema = z.strictObject({ currentPassword, code })
export const renewCodesSchema = z.strictObject({ code })
