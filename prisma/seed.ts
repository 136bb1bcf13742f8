import { randomBytes } from 'node:crypto'
import { createFirstAdministrator } from '@/lib/auth/commands'
import { now } from '@/lib/clock'
import { db } from '@/lib/db'
import { env } from '@/lib/env'
import { loadDemoFamily } from './demo/load'
import { demoAdministrator, demoMembers, demoPassword } from './demo/family'

/** Makes a new database usable: the demo family when it is asked for, else the first administrator. */
async function seed() {
  const { DEMO, ADMIN_USERNAME, ADMIN_PASSWORD, FAMILY_TIME_ZONE } = env()
  if (DEMO === '1') {
    const administrator = { username: ADMIN_USERNAME ?? demoAdministrator, password: ADMIN_PASSWORD ?? demoPassword }
    if (!(await loadDemoFamily({ now: now(), timeZone: FAMILY_TIME_ZONE }, administrator))) {
      console.log('\n  DEMO=1 changed nothing: a family of its own lives in this database.\n')
      return
    }
    console.log(`
  The demo family is here. Sign in as a member:        ${demoMembers[0]?.username} / ${demoPassword}
                           or as the administrator:  ${administrator.username} / ${ADMIN_PASSWORD ? '(ADMIN_PASSWORD)' : demoPassword}
`)
    return
  }
  if (await db.user.findFirst({ where: { isAdmin: true }, select: { id: true } })) return
  const password = ADMIN_PASSWORD ?? randomBytes(16).toString('base64url')
  const isNew = await createFirstAdministrator(ADMIN_USERNAME ?? 'admin', password)
  if (isNew && !ADMIN_PASSWORD) {
    console.log(`\n  The first administrator is admin, with the password ${password}\n  It is shown only this once.\n`)
  }
}

seed()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
  .finally(() => db.$disconnect())
