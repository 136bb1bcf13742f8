/** How long a token's name may be; the database holds the same bound. */
export const longestTokenName = 60

/** What a token may do: read as its user may, or change things as well. */
export const tokenScopes = ['read', 'write'] as const
export type TokenScope = (typeof tokenScopes)[number]

/** How many days a token may live. None lives for ever: a forgotten one dies. */
export const tokenLifetimes = [30, 90, 365] as const
export type TokenLifetime = (typeof tokenLifetimes)[number]
