import { z } from 'zod'
import { messages } from '@/lib/messages'
import { isVisibleText } from '@/lib/text'

const words = messages.tokens

/** The most tokens that one user holds at a time. */
export const mostTokens = 20

/** How long a token's name may be; the database holds the same bound. */
export const longestTokenName = 60

/** What a token may do: read as its user may, or change things as well. */
export const tokenScopes = ['read', 'write'] as const
export type TokenScope = (typeof tokenScopes)[number]

/** How many days a token may live. None lives for ever: a forgotten one dies. */
export const tokenLifetimes = [30, 90, 365] as const
export type TokenLifetime = (typeof tokenLifetimes)[number]

/** A new token. */
export const createTokenSchema = z.strictObject({
  name: z
    .string({ error: words.nameRequired })
    .trim()
    .refine(isVisibleText, words.nameRequired)
    .refine((name) => [...name].length <= longestTokenName, words.nameTooLong(longestTokenName)),
  scope: z.enum(tokenScopes),
  days: z.literal(tokenLifetimes),
})

export const revokeTokenSchema = z.strictObject({ tokenId: z.string() })

export type CreateToken = z.output<typeof createTokenSchema>
export type RevokeToken = z.output<typeof revokeTokenSchema>

/** A token as its owner sees it: everything but the token. */
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
