import 'server-only'
import { randomBytes, randomUUID } from 'node:crypto'
import { cookies } from 'next/headers'
import { deviceCookieName, deviceSeconds, readDevices, writeDevices } from '@/lib/auth/device-cookie'
import { isSecure } from '@/lib/auth/session'
import { db } from '@/lib/db'
import { deleteOld } from '@/lib/delete-old'
import { isServedByHttps } from '@/lib/env'
import { hashOf } from '@/lib/hash'
import { Prisma } from '@/prisma/generated/client'

/** Most devices per account; clients that sign in without cookies would add one each time. */
const mostDevices = 50

const secretBytes = 16

/** The hash of the presented secret that the account knows. Runs the same query for an account that does not exist. */
export async function knownDevice(usernameKey: string, secrets: readonly string[] = []): Promise<string | undefined> {
  if (secrets.length === 0) return undefined
  const found = await db.knownDevice.findFirst({
    where: { tokenHash: { in: secrets.map(hashOf) }, user: { usernameKey } },
    select: { tokenHash: true },
  })
  return found?.tokenHash
}

type SignedIn = { id: string; sessionVersion: number }

/**
 * Registers one of the presented secrets, or else a new one, for the account, and returns it. Null when the account
 * changed since the sign-in, which may no longer be valid.
 */
export async function addDevice({ id, sessionVersion }: SignedIn, secrets: readonly string[], now: Date) {
  return db.$transaction(async (tx) => {
    // The row lock serialises this with a concurrent password change, so that the trigger misses no row.
    const current = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM "User" WHERE "id" = ${id}::uuid AND "sessionVersion" = ${sessionVersion} FOR SHARE`
    if (current.length === 0) return null
    const hashes = new Map(secrets.map((secret) => [hashOf(secret), secret]))
    const where = { userId: id, tokenHash: { in: [...hashes.keys()] } }
    const known = await tx.knownDevice.findFirst({ where, orderBy: { lastSignIn: 'desc' } })
    const secret = known && hashes.get(known.tokenHash)
    if (known && secret) {
      await tx.knownDevice.update({ where: { id: known.id }, data: { lastSignIn: now } })
      return secret
    }
    const made = randomBytes(secretBytes).toString('base64url')
    const row = { id: randomUUID(), userId: id, tokenHash: hashOf(made), createdAt: now, lastSignIn: now }
    await tx.knownDevice.create({ data: row })
    // Devices that never signed in again are removed first.
    await tx.$executeRaw`
      DELETE FROM "KnownDevice" WHERE "userId" = ${id}::uuid AND "id" <> ${row.id}::uuid AND "id" NOT IN (
        SELECT "id" FROM "KnownDevice" WHERE "userId" = ${id}::uuid AND "id" <> ${row.id}::uuid
        ORDER BY ("lastSignIn" > "createdAt") DESC, "lastSignIn" DESC, "id" LIMIT ${mostDevices - 1}
      )`
    return made
  })
}

/** Registers this browser with the account, so that failures elsewhere never delay a sign-in here. */
export async function rememberDevice(user: SignedIn, now: Date): Promise<void> {
  const store = await cookies()
  const name = deviceCookieName(isServedByHttps())
  const devices = readDevices(store.get(name)?.value)
  const secret = await addDevice(user, devices, now)
  if (!secret) return
  const value = writeDevices(devices, secret)
  store.set(name, value, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: await isSecure(),
    maxAge: deviceSeconds,
  })
}

/** Removes devices whose cookie has expired. */
export async function sweepDevices(now: Date): Promise<void> {
  await deleteOld('KnownDevice', Prisma.sql`"lastSignIn" < ${new Date(now.getTime() - deviceSeconds * 1000)}`)
}
