import type { Locale } from '@/lib/i18n/locale'
import type { MemberLevel } from '@/lib/users/level'

type Account = {
  readonly username: string
  readonly email: string | null
  readonly level: MemberLevel
  readonly language: Locale | null
  readonly isAdmin: boolean
}
type Wish = {
  readonly username?: string
  readonly email?: string | null
  readonly level?: MemberLevel
  readonly language?: Locale | null
  readonly isAdmin?: boolean
  readonly hasPassword: boolean
}

/** The effective changes of a requested update: values equal to the current ones are ignored. */
export function editOf(before: Account, { username, email, level, language, isAdmin, hasPassword }: Wish) {
  const identity = [
    ...(username !== undefined && username !== before.username ? ['username'] : []),
    ...(email !== undefined && email !== before.email ? ['email'] : []),
  ]
  const fields = [
    ...identity,
    ...(level !== undefined && level !== before.level ? ['level'] : []),
    ...(language !== undefined && language !== before.language ? ['language'] : []),
  ]
  const isRoleChanged = isAdmin !== undefined && isAdmin !== before.isAdmin
  return {
    /** Changed fields other than role and password. */
    fields,
    isIdentityChanged: identity.length > 0,
    isPasswordSet: hasPassword,
    isRoleChanged,
    isDemoted: isRoleChanged && before.isAdmin,
    /**
     * An administrator's name and address need a proof too: the address receives the notices about new administrators.
     */
    needsProof: isRoleChanged || (before.isAdmin && (hasPassword || identity.length > 0)),
  }
}
