/** Maximum length of a token's name; also enforced by the database. */
export const longestTokenName = 60

/** Scopes of a token: read as its user may, or write as well. */
export const tokenScopes = ['read', 'write'] as const
export type TokenScope = (typeof tokenScopes)[number]

/** Token lifetimes in days. None is unlimited, so that forgotten tokens expire. */
export const tokenLifetimes = [30, 90, 365] as const
