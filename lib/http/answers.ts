import * as z from '@/lib/zod'

export const id = z.uuid()
export const day = z.iso.date()
export const instant = z.iso.datetime()
export const count = z.int().min(0)

/** Body of every error response: the same text under two keys, and the validation errors of each body field. */
export const errorAnswer = z.strictObject({
  message: z.string(),
  error: z.string(),
  fields: z.record(z.string(), z.array(z.string())).optional(),
})

/** Error response of operations that require a recent proof of identity. */
export const proofError = {
  name: 'ProofError',
  schema: errorAnswer.extend({ needsProof: z.literal(true).optional() }),
} as const

/** Success response that identifies the affected record by id. */
export const done = z.strictObject({ id, message: z.string() })

/** Success response without further data. */
export const ok = z.strictObject({ status: z.literal('ok') })
