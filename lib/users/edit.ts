type Account = { readonly username: string; readonly email: string | null; readonly isAdmin: boolean }
type Wish = {
  readonly username?: string
  readonly email?: string | null
  readonly isAdmin?: boolean
  readonly hasPassword: boolean
}

/** What a wished-for change really changes of an account: a value that is repeated changes nothing. */
export function editOf(before: Account, { username, email, isAdmin, hasPassword }: Wish) {
  const fields = [
    ...(username !== undefined && username !== before.username ? ['username'] : []),
    ...(email !== undefined && email !== before.email ? ['email'] : []),
  ]
  const isRoleChanged = isAdmin !== undefined && isAdmin !== before.isAdmin
  return {
    /** What changed besides the role and the password. */
    fields,
    isPasswordSet: hasPassword,
    isRoleChanged,
    isDemoted: isRoleChanged && before.isAdmin,
    /** An administrator's name and address count too: they say who is told of a new administrator. */
    needsProof: isRoleChanged || (before.isAdmin && (hasPassword || fields.length > 0)),
  }
}
