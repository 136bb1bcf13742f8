import { spawn } from 'node:child_process'
import { signIn } from '@/lib/account/commands'
import { hashPassword } from '@/lib/auth/password'
import { db } from '@/lib/db'
import { accountsWithDemoPassword } from '@/prisma/demo/accounts'
import { loadDemoFamily } from '@/prisma/demo/load'
import { rescueAdministrator } from '@/prisma/start/rescue'
import { someToken, someUser } from '../fixtures/rows'
import { testScope } from '../fixtures/scope'

const moment = { now: new Date('2026-11-21T11:00:00Z'), timeZone: 'Europe/Paris' }
const caller = { address: '10.0.0.1', agent: 'a test' }
const family = ['emma', 'hugo', 'lina', 'mila', 'noah', 'papi']

// Loading the demo family takes seconds on a loaded machine, so only its accounts are reset for each test.
let accounts: Awaited<ReturnType<typeof db.user.findMany>>
beforeAll(async () => {
  await loadDemoFamily(moment, { username: 'Parent', password: 'laurel-demo' })
  accounts = await db.user.findMany()
})
beforeEach(async () => {
  await db.user.deleteMany()
  await db.user.createMany({ data: accounts.map((account) => ({ ...account, points: 0 })) })
})

describe('accounts with the demo password', () => {
  const found = async (limit?: number) => (await accountsWithDemoPassword(limit)).sort()

  test('are found after being renamed', async () => {
    await db.user.updateMany({ where: { username: 'Parent' }, data: { username: 'olga', usernameKey: 'olga' } })
    await db.user.updateMany({ where: { username: 'emma' }, data: { username: 'anna', usernameKey: 'anna' } })
    expect(await found()).toEqual(['anna', ...family.slice(1), 'olga'].sort())
  })

  test('are found first among hundreds of others', async () => {
    await db.user.deleteMany({ where: { username: { in: family } } })
    const passwordHash = await hashPassword('another password')
    const others = Array.from({ length: 300 }, (_, number) => `member ${number}`)
    // Unlike the demo family's, they were not created at a full hour.
    const createdAt = new Date('2020-01-01T10:11:12.345Z')
    await db.user.createMany({
      data: others.map((username) =>
        // Different texts represent the salted hashes of different passwords.
        someUser({ username, passwordHash: `${passwordHash} ${username}`, createdAt }),
      ),
    })
    await db.user.updateMany({
      where: { username: 'Parent' },
      data: { username: 'olga', usernameKey: 'olga', isAdmin: false },
    })
    expect(await found(1)).toEqual(['olga'])
  })

  test('are no longer found once they have their own passwords', async () => {
    await db.user.updateMany({ data: { passwordHash: await hashPassword('another password') } })
    expect(await found()).toEqual([])
  })
})

describe('rescuing an administrator', () => {
  test('sets a new password, finds the name in any case, and ends sessions and tokens', async () => {
    const before = await db.user.findFirstOrThrow({ where: { isAdmin: true } })
    await db.user.update({
      where: { id: before.id },
      data: { totpSecret: 'sealed', totpSince: moment.now, totpStep: 1 },
    })
    await db.accessToken.create({ data: someToken(before.id, { scope: 'read' }) })
    const rescued = await rescueAdministrator({ username: 'PARENT', isSecondFactorOff: false })
    expect(rescued).toMatchObject({ username: 'Parent', hasSecondFactor: true })
    const after = await db.user.findFirstOrThrow({ where: { id: before.id } })
    expect(after).toMatchObject({ sessionVersion: before.sessionVersion + 1, totpSecret: 'sealed' })
    expect(await db.accessToken.count()).toBe(0)
  })

  test('can disable the second factor, so that the password alone signs in', async () => {
    await db.user.updateMany({ where: { isAdmin: true }, data: { totpSecret: 'sealed', totpSince: moment.now } })
    const { username, password } = await rescueAdministrator({ username: 'parent', isSecondFactorOff: true })
    expect(await signIn(testScope(null), { username, password }, caller)).toMatchObject({ isAdmin: true })
    const entries = await db.activity.findMany({
      orderBy: { id: 'desc' },
      take: 2,
      select: { kind: true, actorId: true, subjectName: true },
    })
    expect(entries).toEqual(
      ['second_factor_off', 'password_set'].map((kind) => ({ kind, actorId: null, subjectName: 'Parent' })),
    )
  })

  test.each(['emma', 'nobody'])(
    '%s is not an administrator: the error lists the administrators, and nothing changes',
    async (username) => {
      const before = await db.user.findMany({ orderBy: { id: 'asc' } })
      await expect(rescueAdministrator({ username, isSecondFactorOff: true })).rejects.toThrow(
        `There is no administrator called "${username}". The administrators: Parent`,
      )
      expect(await db.user.findMany({ orderBy: { id: 'asc' } })).toEqual(before)
    },
  )
})

describe('starting on a database with the demo family', () => {
  const start = (settings: Record<string, string>) =>
    new Promise<{ code: number | null; words: string }>((resolve) => {
      const args = ['--conditions=react-server', '--import', 'tsx', 'prisma/seed.ts']
      const seeding = spawn(process.execPath, args, { env: { ...process.env, DEMO: '0', ...settings } })
      let words = ''
      for (const stream of [seeding.stdout, seeding.stderr]) stream.on('data', (data) => (words += String(data)))
      seeding.once('close', (code) => resolve({ code, words }))
    })

  test('is refused with instructions, unless the demo was requested', async () => {
    const refused = await start({})
    expect(refused.code).toBe(1)
    for (const word of ['Parent', 'emma', 'delete its folder', 'npm run admin -- NAME', 'DEMO=1']) {
      expect(refused.words).toContain(word)
    }
    expect((await start({ DEMO: '1' })).code).toBe(0)
  })

  test('warns that ADMIN_USERNAME and a changed ADMIN_PASSWORD have no effect, unless they are what holds', async () => {
    await db.user.updateMany({ data: { passwordHash: await hashPassword('another password') } })
    const other = await start({ ADMIN_USERNAME: 'you', ADMIN_PASSWORD: 'at least eight' })
    expect(other).toMatchObject({ code: 0, words: expect.stringContaining('changed nothing') })
    expect(other.words).toContain('npm run admin -- NAME')
    const changed = await start({ ADMIN_USERNAME: 'parent', ADMIN_PASSWORD: 'a changed password' })
    expect(changed).toMatchObject({ code: 0, words: expect.stringContaining('changed nothing') })
    const signedIn = signIn(testScope(null), { username: 'parent', password: 'a changed password' }, caller)
    await expect(signedIn).rejects.toMatchObject({ code: 'unauthenticated' })
    const same = await start({ ADMIN_USERNAME: 'parent', ADMIN_PASSWORD: 'another password' })
    expect(same).toMatchObject({ code: 0, words: expect.not.stringContaining('changed nothing') })
  })
})
