import { messageOf } from '@/lib/i18n/message'
import * as z from '@/lib/zod'
import { longestCode } from '@/lib/second-factor/limits'

const currentPassword = z.string().min(1, messageOf('proof.currentRequired')).max(1000, messageOf('proof.currentWrong'))
const code = z.string().trim().min(1, messageOf('proof.codeRequired')).max(longestCode, messageOf('proof.codeWrong'))

/** Setup requires the password, and is confirmed with a code. */
export const beginSecondFactorSchema = z.strictObject({ currentPassword })
export const confirmSecondFactorSchema = z.strictObject({ code })

/** Turning it off requires both. */
export const switchOffSchema = z.strictObject({ currentPassword, code })
export const renewCodesSchema = z.strictObject({ code })
