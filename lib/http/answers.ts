import * as z from '@/lib/zod'

export const id = z.uuid()
export const day = z.iso.date()
export const instant = z.iso.datetime()
export const count = z.int().min(0)

/** What every refusal answers: the same words twice, and what was wrong with each field of a body. */
export const errorAnswer = z.strictObject({
  message: z.string(),
  error: z.string(),
  fields: z.record(z.string(), z.array(z.string())).optional(),
})

/** The refusal of what needs a recent proof of the session. */
export const proofNeededAnswer = errorAnswer.extend({ needsProof: z.literal(true).optional() })

/** Something that was done, named by its id. */
export const done = z.strictObject({ id, message: z.string() })

/** It went well, and there is nothing else to say. */
export const ok = z.strictObject({ status: z.literal('ok') })
