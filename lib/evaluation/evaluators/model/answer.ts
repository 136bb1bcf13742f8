import { jsonSchema } from 'ai'
import * as z from '@/lib/zod'

const finding = z.object({ evidence: z.array(z.string()), level: z.enum(['none', 'partial', 'full']) })

/**
 * What a model answers with, in the order in which it thinks. What came with version 3 may be missing: servers that know
 * no schemas run models that leave out what they have nothing to say about.
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

/** Throws a ZodError when something that is needed is missing or wrong. */
export const parseAnswer = (value: unknown): ModelAnswer => modelAnswer.parse(value)

/** The output side, in which every key is required: strict servers take nothing else. */
const described = z.toJSONSchema(modelAnswer, { io: 'output', target: 'draft-7' })

/** The answer's schema as the SDK sends and checks it. */
export const answerSchema = jsonSchema<ModelAnswer>(described as Parameters<typeof jsonSchema>[0], {
  validate: (value) => {
    const { success, data, error } = modelAnswer.safeParse(value)
    return success ? { success, value: data } : { success, error }
  },
})

/** The same in words, for servers that know no schemas. */
export const describedAnswer = `Answer with one JSON object of this schema and nothing else:\n${JSON.stringify(described)}`
