import 'server-only'
import { hashRecoveryCode, readRecoveryCode } from '@/lib/account/recovery'
import { acceptedStep, readAppCode } from '@/lib/account/totp'
import { open } from '@/lib/account/vault'
import { recordActivity } from '@/lib/activity/commands'
import { serverSecret } from '@/lib/auth/secret'
import { beginCode, forgiveCodes } from '@/lib/auth/throttle'
import { db } from '@/lib/db'
import { log } from '@/lib/log'

type Holder = { id: string; username: string; isAdmin: boolean; totpSecret: string | null; totpStep: number | null }

/**
 * Verifies and consumes a second-factor code, either TOTP or recovery: true when it was valid. Of concurrent requests
 * with the same code, exactly one gets true. Throws AppError too_many after repeated wrong TOTP codes; recovery codes
 * cannot be guessed and are never throttled.
 */
export async function consumeCode(user: Holder, typed: string, now: Date): Promise<boolean> {
  const code = readAppCode(typed)
  return code === null ? takeRecoveryCode(user, typed, now) : takeAppCode(user, code, now)
}

async function takeAppCode({ id, totpSecret, totpStep }: Holder, code: string, now: Date): Promise<boolean> {
  await beginCode(id, now)
  const secret = readSecret(id, totpSecret)
  const step = secret === null ? null : acceptedStep(secret, code, now, totpStep)
  if (step === null) return false
  // The database resolves the race: the row read above may be stale.
  const { count } = await db.user.updateMany({
    where: { id, totpSecret, totpSince: { not: null }, OR: [{ totpStep: null }, { totpStep: { lt: step } }] },
    data: { totpStep: step },
  })
  if (count === 1) await forgiveCodes(id)
  return count === 1
}

async function takeRecoveryCode(user: Holder, typed: string, now: Date): Promise<boolean> {
  const code = readRecoveryCode(typed)
  if (code === null) return false
  const { id: userId, username, isAdmin } = user
  const codeHash = hashRecoveryCode(userId, code)
  return db.$transaction(async (tx) => {
    const { count } = await tx.recoveryCode.updateMany({
      where: { codeHash, userId, usedAt: null },
      data: { usedAt: now },
    })
    const viewer = { id: userId, username, isAdmin }
    if (count === 1) await recordActivity(tx, { viewer, now }, { kind: 'recovery_code_used' })
    return count === 1
  })
}

/** The user's decrypted TOTP secret; null when there is none, or the server secret has changed. */
export function readSecret(userId: string, totpSecret: string | null): string | null {
  const secret = totpSecret && open(totpSecret, userId, serverSecret())
  if (totpSecret && secret === null) {
    log.error(
      { event: 'second_factor_unreadable', userId },
      'a second factor was encrypted with another NEXTAUTH_SECRET',
    )
  }
  return secret
}
