import 'server-only'
import type * as z from '@/lib/zod'
import { recordActivity } from '@/lib/activity/commands'
import type { Caller } from '@/lib/auth/caller'
import { readSecret } from '@/lib/account/code'
import { authorize } from '@/lib/auth/policy'
import { knownDevice } from '@/lib/auth/device'
import { endSessions, ownAccount, prove } from '@/lib/account/proof'
import { serverSecret } from '@/lib/auth/secret'
import { beginAttempt, forgiveAttempt } from '@/lib/auth/throttle'
import { brand } from '@/lib/brand'
import { db, type Database } from '@/lib/db'
import { AppError, invalidField } from '@/lib/errors'
import { log } from '@/lib/log'
import type { Scope } from '@/lib/scope'
import { qrCode, type QrCode } from '@/lib/second-factor/qr'
import { hashRecoveryCode, newRecoveryCodes } from '@/lib/account/recovery'
import type {
  beginSecondFactorSchema,
  confirmSecondFactorSchema,
  renewCodesSchema,
  switchOffSchema,
} from '@/lib/second-factor/schema'
import { acceptedStep, inGroups, keyUri, newSecret, readAppCode } from '@/lib/account/totp'
import { seal } from '@/lib/account/vault'
import { endTokens } from '@/lib/tokens/commands'

/** Setup data for an authenticator app: a QR code, or the key to type. */
type NewSecondFactor = { qr: QrCode; key: string }

type Begin = z.output<typeof beginSecondFactorSchema>
type Confirm = z.output<typeof confirmSecondFactorSchema>
type SwitchOff = z.output<typeof switchOffSchema>
type Renew = z.output<typeof renewCodesSchema>

/**
 * Creates a secret for an administrator's own account; it is inactive until a code confirms it. Throws AppError
 * forbidden for members, invalid when the password is wrong, conflict when a second factor is already on.
 */
export async function beginSecondFactor(scope: Scope, proof: Begin, caller: Caller): Promise<NewSecondFactor> {
  authorize(scope.viewer, 'second-factor:switch-on')
  const { id, username } = await prove(scope, proof, caller)
  const secret = newSecret()
  const totpSecret = seal(secret, id, serverSecret())
  const { count } = await db.user.updateMany({ where: { id, totpSince: null }, data: { totpSecret, totpStep: null } })
  if (count === 0) throw new AppError('conflict', 'account.alreadyOn')
  return { qr: qrCode(keyUri(secret, brand, username)), key: inGroups(secret) }
}

/**
 * Activates the second factor with its first code, and ends all other sessions and access tokens of the account.
 * Returns the recovery codes, which cannot be read again, and the user for a new session. Throws AppError invalid when
 * the code is wrong, conflict when the secret was replaced meanwhile.
 */
export async function confirmSecondFactor(scope: Scope, { code }: Confirm, caller: Caller) {
  authorize(scope.viewer, 'second-factor:switch-on')
  const { id, usernameKey, totpSecret, totpSince, sessionVersion } = await ownAccount(scope)
  if (totpSince) throw new AppError('conflict', 'account.alreadyOn')
  const secret = readSecret(id, totpSecret)
  if (secret === null) throw new AppError('conflict', 'account.notBegun')

  const device = await knownDevice(usernameKey, caller.devices)
  const attempt = { account: usernameKey, address: caller.address, device }
  await beginAttempt(attempt, scope.now)
  const totpStep = acceptedStep(secret, readAppCode(code) ?? '', scope.now, null)
  if (totpStep === null) throw invalidField('code', 'proof.codeWrong')
  await forgiveAttempt(attempt, scope.now)

  const codes = newRecoveryCodes()
  await db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id, isAdmin: true, totpSince: null, totpSecret, sessionVersion },
      data: { totpSince: scope.now, totpStep, ...endSessions },
    })
    if (count === 0) throw new AppError('conflict', 'account.changedMeanwhile')
    await endTokens(tx, id)
    await replaceRecoveryCodes(tx, id, codes)
    await recordActivity(tx, scope, { kind: 'second_factor_on' })
  })
  log.info({ event: 'second_factor_on', userId: id }, 'a second factor was switched on')
  return { codes, session: { id, sessionVersion: sessionVersion + 1 } }
}

/**
 * Turns the viewer's second factor off, and ends all other sessions and access tokens. Returns the user for a new
 * session. Throws AppError invalid when the password or the code is wrong.
 */
export async function switchOffSecondFactor(scope: Scope, proof: SwitchOff, caller: Caller) {
  await requireOn(scope)
  const { id, totpSecret, sessionVersion } = await prove(scope, proof, caller)
  await db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id, totpSecret, totpSince: { not: null }, sessionVersion },
      data: { totpSecret: null, totpSince: null, totpStep: null, ...endSessions },
    })
    if (count === 0) throw new AppError('conflict', 'account.changedMeanwhile')
    await endTokens(tx, id)
    await tx.recoveryCode.deleteMany({ where: { userId: id } })
    await recordActivity(tx, scope, { kind: 'second_factor_off' })
  })
  log.info({ event: 'second_factor_off', userId: id }, 'a second factor was switched off')
  return { id, sessionVersion: sessionVersion + 1 }
}

/** Replaces the recovery codes and returns the new ones. Throws AppError invalid for a wrong code. */
export async function renewRecoveryCodes(scope: Scope, proof: Renew, caller: Caller): Promise<string[]> {
  await requireOn(scope)
  const { id, totpSecret, totpSince } = await prove(scope, proof, caller)
  const codes = newRecoveryCodes()
  await db.$transaction(async (tx) => {
    // Locks the row: two concurrent renewals would leave twenty codes.
    const { count } = await tx.user.updateMany({ where: { id, totpSecret, totpSince }, data: { totpSince } })
    if (count === 0) throw new AppError('conflict', 'account.changedMeanwhile')
    await replaceRecoveryCodes(tx, id, codes)
    await recordActivity(tx, scope, { kind: 'recovery_codes_renewed' })
  })
  log.info({ event: 'recovery_codes_renewed', userId: id }, 'new recovery codes were made')
  return codes
}

async function requireOn(scope: Scope): Promise<void> {
  const { totpSince } = await ownAccount(scope)
  if (!totpSince) throw new AppError('conflict', 'account.notOn')
}

async function replaceRecoveryCodes(tx: Database, userId: string, codes: string[]): Promise<void> {
  await tx.recoveryCode.deleteMany({ where: { userId } })
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ userId, codeHash: hashRecoveryCode(userId, code) })),
  })
}
