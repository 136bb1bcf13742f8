import 'server-only'
import { type Algorithm, hash, verify } from '@node-rs/argon2'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { demoPassword } from '@/lib/users/demo-password'

// OWASP's password storage cheat sheet: argon2id with 19 MiB, two passes, one lane.
const options = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One keyboard sends é as one character, another as e and an accent: to a person it is the same password. */
const typed = (password: string) => password.normalize('NFKC')

/** The argon2id hash to keep instead of the password. */
export function hashPassword(password: string): Promise<string> {
  return hash(typed(password), options)
}

let nobodysHash: Promise<string> | undefined

/**
 * Whether the password is the one that was hashed. Without a hash (no such user) the same work is done and
 * the answer is no, so that the time tells nothing about which usernames exist.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await (nobodysHash ??= hashPassword('nobody'))), typed(password))
  return matches && passwordHash !== undefined
}

/**
 * The hash of a password that somebody chose. Throws AppError invalid for the demo family's, which everybody can know,
 * unless this is a demo: with it, `npm start` would refuse to serve.
 */
export async function hashChosenPassword(password: string): Promise<string> {
  if (password === demoPassword && env().DEMO !== '1') throw new AppError('invalid', 'manageUsers.passwordPublished')
  return hashPassword(password)
}
