import 'server-only'
import { type Algorithm, hash, verify } from '@node-rs/argon2'
import { demoPassword } from '@/lib/auth/demo-password'
import { env } from '@/lib/env'
import { invalidField } from '@/lib/errors'

// Parameters from OWASP's password storage cheat sheet: argon2id with 19 MiB, two passes, one lane.
const options = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Keyboards encode é either as one character or as e and a combining accent; both must verify. */
const typed = (password: string) => password.normalize('NFKC')

/** The argon2id hash to store instead of the password. */
export function hashPassword(password: string): Promise<string> {
  return hash(typed(password), options)
}

let nobodysHash: Promise<string> | undefined

/**
 * Whether the password matches the hash. Without a hash (no such user) it does the same work and returns false, so that
 * timing does not reveal which usernames exist.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await (nobodysHash ??= hashPassword('nobody'))), typed(password))
  return matches && passwordHash !== undefined
}

/**
 * Hashes a password that a person chose. Throws AppError invalid for the demo family's published passwords, except in a
 * demo: `npm start` refuses to serve with them.
 */
export async function hashChosenPassword(password: string, field = 'password'): Promise<string> {
  if (password === demoPassword && env().DEMO !== '1') throw invalidField(field, 'manageUsers.passwordPublished')
  return hashPassword(password)
}
