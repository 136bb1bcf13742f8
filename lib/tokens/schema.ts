import { messageOf } from '@/lib/i18n/message'
import * as z from '@/lib/zod'
import { inOneLine, isVisibleText } from '@/lib/text'
import { longestTokenName, tokenLifetimes, tokenScopes, type TokenScope } from '@/lib/tokens/limits'

/** Maximum number of tokens per user. */
export const mostTokens = 20

export const createTokenSchema = z.strictObject({
  name: z
    .string({ error: messageOf('tokens.nameRequired') })
    .overwrite(inOneLine)
    .refine(isVisibleText, messageOf('tokens.nameRequired'))
    .refine((name) => [...name].length <= longestTokenName, messageOf('tokens.nameTooLong', { max: longestTokenName })),
  scope: z.enum(tokenScopes),
  days: z.literal(tokenLifetimes),
})

export const revokeTokenSchema = z.strictObject({ tokenId: z.string() })

export type CreateToken = z.output<typeof createTokenSchema>
export type RevokeToken = z.output<typeof revokeTokenSchema>

/** A token as shown to its owner, without the secret. */
export type TokenView = {
  id: string
  name: string
  scope: TokenScope
  hint: string
  createdAt: string
  expiresAt: string
  lastUsedAt: string | null
  isExpired: boolean
}
