import { messageOf } from '@/lib/i18n/message'
import * as z from '@/lib/zod'
import { longestCode } from '@/lib/second-factor/limits'
import { currentPasswordSchema } from '@/lib/users/password-schema'

const code = z.string().trim().min(1, messageOf('proof.codeRequired')).max(longestCode, messageOf('proof.codeWrong'))

/** Setup requires the password, and is confirmed with a code. */
export const beginSecondFactorSchema = z.strictObject({ currentPassword: currentPasswordSchema })
export const confirmSecondFactorSchema = z.strictObject({ code })

/** Turning it off requires both. */
export const switchOffSchema = z.strictObject({ currentPassword: currentPasswordSchema, code })
export const renewCodesSchema = z.strictObject({ code })
