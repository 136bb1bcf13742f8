import 'server-only'
import { recordActivity, sweepActivity } from '@/lib/activity/commands'
import type { Form } from '@/lib/account/read-form'
import { loginPath, signInFailureOf } from '@/lib/account/sign-in-failure'
import { callerOf, type Caller } from '@/lib/auth/caller'
import { consumeCode } from '@/lib/account/code'
import { CodeNeededError } from '@/lib/auth/code-needed'
import { knownDevice, rememberDevice, sweepDevices } from '@/lib/auth/device'
import { hashChosenPassword, hashPassword, verifyPassword } from '@/lib/auth/password'
import type { Viewer } from '@/lib/auth/policy'
import { endSessions, ownAccount, prove } from '@/lib/account/proof'
import type { ChangePassword } from '@/lib/account/change-password-schema'
import type { ProofInput } from '@/lib/account/proof-schema'
import { credentialsSchema, type Credentials } from '@/lib/account/schema'
import { beginAttempt, forgiveAttempt, forgivePassword, sweepThrottle, type Attempt } from '@/lib/auth/throttle'
import { returnPath } from '@/lib/auth/return-path'
import { startSession, supersedeSession } from '@/lib/auth/session'
import { db } from '@/lib/db'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { dropsCookie, ownAddress } from '@/lib/http/own-address'
import type { EncodedMessage, MessageKey } from '@/lib/i18n/message'
import { log } from '@/lib/log'
import type { Scope } from '@/lib/scope'
import { recordSignIn, sweepSignIns } from '@/lib/sign-ins/commands'
import type { SignInOutcome } from '@/lib/sign-ins/schema'
import { endTokens } from '@/lib/tokens/commands'
import { usernameKey } from '@/lib/users/username'
import type { User } from '@/prisma/generated/client'

export type SignedIn = Viewer & { sessionVersion: number }

/**
 * Authenticates the credentials and records every attempt. Throws AppError unauthenticated with the same message, after
 * the same work, for an unknown user and for a wrong password; CodeNeededError when the password is correct and the
 * second factor is missing or wrong; too_many after repeated failures.
 */
export async function signIn(scope: Scope, credentials: Credentials, caller: Caller): Promise<SignedIn> {
  const account = usernameKey(credentials.username)
  const attempt = { account, address: caller.address, device: await knownDevice(account, caller.devices) }
  const user = await db.user.findUnique({ where: { usernameKey: account } })
  const record = (outcome: SignInOutcome) => recordSignIn(scope, { userId: user?.id ?? null, outcome, caller })
  let outcome: SignInOutcome
  try {
    outcome = await verifyCredentials(user, credentials, attempt, scope.now)
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many') await record('throttled')
    throw error
  }
  await record(outcome)
  if (outcome === 'signed_in' && user) return completeSignIn(user, attempt, scope.now)

  log.info({ event: 'sign_in_failed', outcome, address: caller.address }, 'sign-in failed')
  if (outcome === 'wrong_password') throw new AppError('unauthenticated', 'login.wrong')
  await forgivePassword(attempt, scope.now)
  if (outcome === 'wrong_code') throw new CodeNeededError('proof.codeWrong')
  throw new CodeNeededError('login.codeNeeded')
}

/**
 * Signs in, and sets the cookies of the session and of the device. Throws what `signIn` throws, and AppError forbidden
 * where the browser would drop them.
 */
export async function openSession(scope: Scope, credentials: Credentials, headers: Headers): Promise<SignedIn> {
  requireKeptCookie(headers)
  const user = await signIn(scope, credentials, callerOf(headers))
  // Ends the session of the previous cookie, so that a copy of it is useless.
  await supersedeSession(scope.now)
  await startSession(user)
  await rememberDevice(user, scope.now)
  return user
}

function requireKeptCookie(headers: Headers): void {
  const { NEXTAUTH_URL } = env()
  if (!dropsCookie(headers, NEXTAUTH_URL)) return
  log.warn(
    { event: 'sign_in_by_http', origin: headers.get('origin'), NEXTAUTH_URL },
    'a sign-in was refused at an http address: NEXTAUTH_URL is https, and browsers keep its session cookie over https only',
  )
  throw new AppError('forbidden', 'login.otherAddress', { values: { address: ownAddress(headers, NEXTAUTH_URL) } })
}

/** Signs in with the fields of the login form. Returns where to redirect: on failure, to the form with the reason. */
export async function signInByForm(scope: Scope, { callbackUrl, ...form }: Form, headers: Headers): Promise<string> {
  try {
    // The field for the code may be empty: it is shown as soon as a code is asked for.
    await openSession(scope, credentialsSchema.parse({ ...form, code: form.code || undefined }), headers)
    return returnPath(callbackUrl)
  } catch (thrown) {
    const failure = signInFailureOf(thrown, form)
    if (failure === 'unexpected') log.error({ event: 'sign_in_error', err: thrown }, 'sign-in by form failed')
    return loginPath(failure, callbackUrl)
  }
}

/** Resolves an attempt, which is counted as failed before anything is verified. */
async function verifyCredentials(user: User | null, { password, code }: Credentials, attempt: Attempt, now: Date) {
  await beginAttempt(attempt, now)
  if (!(await verifyPassword(user?.passwordHash, password)) || !user) return 'wrong_password'
  if (user.totpSince === null) return 'signed_in'
  if (code === undefined) return 'code_asked'
  return (await consumeCode(user, code, now)) ? 'signed_in' : 'wrong_code'
}

async function completeSignIn(
  { id, username, isAdmin, sessionVersion }: User,
  attempt: Attempt,
  now: Date,
): Promise<SignedIn> {
  await forgiveAttempt(attempt, now)
  await db.user.updateMany({ where: { id }, data: { lastActivity: now } })
  // Also swept here, for installations that never call the scheduler.
  await sweepSignIns({ now })
  await sweepAttempts({ now })
  await sweepActivity({ now })
  return { id, username, isAdmin, sessionVersion }
}

/** Removes expired throttle counters, and devices not seen for a year. */
export async function sweepAttempts({ now }: Pick<Scope, 'now'>): Promise<void> {
  await sweepThrottle(now)
  await sweepDevices(now)
}

/**
 * Changes the viewer's password, and ends all their sessions and access tokens. Returns the user for a new session.
 * Throws AppError invalid when the current password is wrong, too_many after repeated failures, conflict when the
 * account was changed concurrently.
 */
export async function changePassword(scope: Scope, { currentPassword, newPassword }: ChangePassword, caller: Caller) {
  const { id, passwordHash, sessionVersion } = await prove(scope, { currentPassword }, caller)
  const changed = { passwordHash: await hashChosenPassword(newPassword, 'newPassword'), ...endSessions }
  await db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({ where: { id, passwordHash, sessionVersion }, data: changed })
    if (count === 0) throw new AppError('conflict', 'account.changedMeanwhile')
    await endTokens(tx, id)
    await recordActivity(tx, scope, { kind: 'password_changed' })
  })
  log.info({ event: 'password_changed', userId: id }, 'a member changed their password')
  return { id, sessionVersion: sessionVersion + 1 }
}

/**
 * Re-authenticates the viewer's session, which satisfies `requireProof` for 15 minutes. Throws AppError forbidden when
 * the password or the code is wrong or missing, or for an access token; too_many after repeated failures.
 */
export async function proveSession(scope: Scope, { password, code }: ProofInput, caller: Caller): Promise<void> {
  const { totpSince } = await ownAccount(scope)
  if (totpSince && code === undefined) throw refusedProof('code', 'proof.codeRequired')
  try {
    await prove(scope, { currentPassword: password, code: totpSince ? code : undefined }, caller)
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'invalid')) throw error
    throw refusedProof(error.fields?.code ? 'code' : 'password', error.encoded)
  }
}

function refusedProof(field: 'password' | 'code', message: MessageKey | EncodedMessage): AppError {
  return new AppError('forbidden', message, { fields: { [field]: [message] } })
}

/** Creates the first administrator when there is none. Returns true when it did; safe to run from several processes. */
export async function createFirstAdministrator(username: string, password: string): Promise<boolean> {
  const passwordHash = await hashPassword(password)
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE "User" IN SHARE ROW EXCLUSIVE MODE`
    if (await tx.user.findFirst({ where: { isAdmin: true }, select: { id: true } })) return false
    const subject = await tx.user.create({
      data: { username, usernameKey: usernameKey(username), passwordHash, isAdmin: true },
    })
    await recordActivity(tx, { viewer: 'system', now: subject.createdAt }, { kind: 'administrator_created', subject })
    return true
  })
}
