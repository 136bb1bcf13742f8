import { randomBytes } from 'node:crypto'
import { endSessions } from '@/lib/account/proof'
import { recordActivity } from '@/lib/activity/commands'
import type { ActivityKind } from '@/lib/activity/schema'
import { hashPassword } from '@/lib/auth/password'
import { now } from '@/lib/clock'
import { db } from '@/lib/db'
import { log } from '@/lib/log'
import { endTokens } from '@/lib/tokens/commands'
import { usernameKey } from '@/lib/users/username'

type Wish = { username: string; isSecondFactorOff: boolean }

/**
 * Gives an administrator a new password, ends their sessions and access tokens, and optionally disables their second
 * factor. Throws an Error that lists the administrators if the username is not one of them.
 */
export async function rescueAdministrator({ username, isSecondFactorOff }: Wish) {
  const password = randomBytes(16).toString('base64url')
  const passwordHash = await hashPassword(password)
  const withoutFactor = { totpSecret: null, totpSince: null, totpStep: null }
  const user = await db.$transaction(async (tx) => {
    const where = { usernameKey: usernameKey(username), isAdmin: true }
    const found = await tx.user.findFirst({ where })
    if (!found) return null
    const data = { passwordHash, ...endSessions, ...(isSecondFactorOff && withoutFactor) }
    const { count } = await tx.user.updateMany({ where: { id: found.id, isAdmin: true }, data })
    if (count === 0) return null
    await endTokens(tx, found.id)
    if (isSecondFactorOff) await tx.recoveryCode.deleteMany({ where: { userId: found.id } })
    const record = (kind: ActivityKind) =>
      recordActivity(tx, { viewer: 'system', now: now() }, { kind, subject: found })
    await record('password_set')
    if (isSecondFactorOff && found.totpSince !== null) await record('second_factor_off')
    return found
  })
  if (!user) throw new Error(await whoElse(username))
  log.warn(
    { event: 'administrator_rescued', userId: user.id, isSecondFactorOff },
    'an administrator got a new password from the command line',
  )
  return { username: user.username, password, hasSecondFactor: user.totpSince !== null && !isSecondFactorOff }
}

async function whoElse(username: string): Promise<string> {
  const select = { username: true }
  const administrators = await db.user.findMany({ where: { isAdmin: true }, select, orderBy: { username: 'asc' } })
  const names = administrators.map((each) => each.username).join(', ')
  return names
    ? `There is no administrator called "${username}". The administrators: ${names}`
    : 'There is no administrator yet: `npm start` makes the first one, see ADMIN_USERNAME in .env.example.'
}
