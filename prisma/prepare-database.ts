import { randomBytes } from 'node:crypto'
import { createFirstAdministrator } from '@/lib/account/commands'
import { verifyPassword } from '@/lib/auth/password'
import { now } from '@/lib/clock'
import { db } from '@/lib/db'
import { env } from '@/lib/env'
import { fingerprintTexts } from '@/lib/submissions/reuse/fingerprints'
import { usernameKey } from '@/lib/users/username'
import { accountsWithDemoPassword } from './demo/accounts'
import { demoAdministrator, demoMembers, demoPassword } from './demo/family'

/**
 * Prepares a new database: loads the demo family if requested, else creates the first administrator. Throws an Error
 * when accounts with the demo family's password would be accessible from other machines.
 */
async function seed() {
  const { DEMO, ADMIN_USERNAME, ADMIN_PASSWORD, FAMILY_TIME_ZONE } = env()
  if (DEMO === '1') {
    const administrator = { username: ADMIN_USERNAME ?? demoAdministrator, password: ADMIN_PASSWORD ?? demoPassword }
    // Loads the evaluator too, which other families need not wait for.
    const { loadDemoFamily } = await import('./demo/load')
    const isNew = (await db.user.count()) === 0
    if (!(await loadDemoFamily({ now: now(), timeZone: FAMILY_TIME_ZONE }, administrator))) {
      console.log('\n  DEMO=1 changed nothing: a family of its own lives in this database.\n')
      return
    }
    if (!isNew && (await isIgnored(ADMIN_USERNAME, ADMIN_PASSWORD))) {
      console.log(ignored)
      return
    }
    // A family that was made with another ADMIN_USERNAME has another administrator.
    const known = await db.user.findUnique({ where: { usernameKey: usernameKey(administrator.username) } })
    const password = ADMIN_PASSWORD ? '(ADMIN_PASSWORD)' : demoPassword
    const asAdministrator = known?.isAdmin
      ? `\n                           or as the administrator:  ${administrator.username} / ${password}`
      : ''
    console.log(`
  The demo family is here. Sign in as a member:        ${demoMembers[0]?.username} / ${demoPassword}${asAdministrator}
`)
    return
  }
  await createAdministrator(ADMIN_USERNAME, ADMIN_PASSWORD)
  const open = await accountsWithDemoPassword()
  if (open.length > 0) throw new Error(whatToDo(open))
}

async function createAdministrator(ADMIN_USERNAME?: string, ADMIN_PASSWORD?: string) {
  if (await db.user.findFirst({ where: { isAdmin: true }, select: { id: true } })) {
    if (await isIgnored(ADMIN_USERNAME, ADMIN_PASSWORD)) console.log(ignored)
    return
  }
  const password = ADMIN_PASSWORD ?? randomBytes(16).toString('base64url')
  const isNew = await createFirstAdministrator(ADMIN_USERNAME ?? 'admin', password)
  if (isNew && !ADMIN_PASSWORD) {
    console.log(`\n  The first administrator is admin, with the password ${password}\n  It is shown only this once.\n`)
  }
}

/** True when the environment names an administrator who cannot sign in with these credentials. */
async function isIgnored(username?: string, password?: string): Promise<boolean> {
  if (!username || !password) return false
  const user = await db.user.findUnique({ where: { usernameKey: usernameKey(username) } })
  return !user?.isAdmin || !(await verifyPassword(user.passwordHash, password))
}

const ignored = `
  ADMIN_USERNAME and ADMIN_PASSWORD changed nothing: they make the first administrator, and there is one already.
  To get back in: npm run admin -- NAME gives the administrator NAME a new password.
`

const whatToDo = (names: string[]) => `
  Nothing is served: the password of the demo family is public, and with it anyone could sign in here as
  ${names.slice(0, 10).join(', ')}${names.length > 10 ? ` and ${names.length - 10} others` : ''}.
  An earlier \`npm run quickstart\` may have left the demo family in this database. Do one of these:
  - To begin with an empty database, delete its folder (${env().DATA_DIR}), or name another in DATA_DIR.
  - To keep these accounts, give them other passwords: \`npm run admin -- NAME\` for an administrator, who
    changes the others' in Manage Users while DEMO=1 is set.
  - To go on with the demo, set DEMO=1: then only this machine is served.
`

/** Seeds a new database and brings an existing one up to date. Throws an Error that says why nothing can be served. */
export async function prepareDatabase(): Promise<void> {
  try {
    await seed()
    // Fingerprints texts now, so that no member has to wait for it after an update that changes the fingerprint.
    await fingerprintTexts({ now: now() }, Infinity)
  } finally {
    await db.$disconnect()
  }
}
