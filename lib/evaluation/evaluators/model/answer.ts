import 'server-only'
import { jsonSchema } from 'ai'
import * as z from '@/lib/zod'

const finding = z.object({ evidence: z.array(z.string()), level: z.enum(['none', 'partial', 'full']) })

/**
 * A model's response, in the order of its reasoning. Properties added in version 3 may be missing: servers without
 * structured output run models that omit what they have nothing to say about.
 */
const modelAnswer = z.object({
  reasoning: z.string(),
  expectations: z.array(z.object({ index: z.number(), ...finding.shape })).prefault([]),
  criteria: z.object({ answers: finding, complete: finding, own: finding, clear: finding }),
  showsDanger: z.boolean().prefault(false),
  isUnsure: z.boolean().prefault(false),
  feedback: z.string(),
})

export type ModelAnswer = z.output<typeof modelAnswer>

/** Throws a ZodError when a required property is missing or invalid. */
export const parseAnswer = (value: unknown): ModelAnswer => modelAnswer.parse(value)

/** The output side, in which every key is required, as strict servers demand. */
const described = z.toJSONSchema(modelAnswer, { io: 'output', target: 'draft-7' })

/** The response schema as sent and validated by the SDK. */
export const answerSchema = jsonSchema<ModelAnswer>(described as Parameters<typeof jsonSchema>[0], {
  validate: (value) => {
    const { success, data, error } = modelAnswer.safeParse(value)
    return success ? { success, value: data } : { success, error }
  },
})

/** The schema in the prompt, for servers without structured output. */
export const describedAnswer = `Answer with one JSON object of this schema and nothing else:\n${JSON.stringify(described)}`
