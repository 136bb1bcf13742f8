import * as z from '@/lib/zod'

export const languages = ['en', 'fr'] as const
/** What evaluated a text: the built-in rules, a model, or only copy or danger detection (`laurel`). */
const evaluatorKinds = ['built-in', 'model', 'laurel'] as const
const levels = ['none', 'partial', 'full'] as const
const evidence = z.array(z.string()).meta({ description: 'Quotes of the submission as evidence.' })

/** The level of a criterion, with quotes. */
export const gradedCriterion = z.strictObject({
  id: z.string(),
  label: z.string(),
  level: z.enum(levels),
  evidence,
  points: z.number(),
  outOf: z.number(),
})

/** The level of an expectation, with quotes. */
const gradedExpectation = z.strictObject({ text: z.string(), level: z.enum(levels), evidence })

/** The same, as stored. */
export const storedExpectation = gradedExpectation.extend({ isHidden: z.boolean() })

/** REST response to a submission. */
export const evaluationAnswer = z.strictObject({
  evaluation: z.strictObject({
    score: z.int().min(0).max(100),
    isAccepted: z.boolean(),
    isUnsure: z
      .boolean()
      .meta({ description: 'The evaluator could not decide; the score, from 1 to 69, has no meaning.' }),
    reasoning: z.string(),
    evaluator: z.enum(evaluatorKinds).meta({
      description:
        'The built-in rules, a model, or `laurel` if neither evaluated the text because it was reused or waits for a ' +
        'person.',
    }),
    criteria: z.array(gradedCriterion),
    expectations: z.array(gradedExpectation).meta({
      description:
        'Without hidden expectations. A refusal because a hidden one is missing ends with one row for all of them.',
    }),
  }),
  feedback: z.string(),
  feedbackLanguage: z.enum(languages),
  cost: z
    .strictObject({
      points: z.int(),
      streak: z.strictObject({ from: z.int().min(0), to: z.int().min(0) }),
    })
    .nullable()
    .meta({ description: 'The points that confirming takes away if the task was accepted before.' }),
  needsPerson: z.boolean(),
})

/** Agreement between people's decisions and one version of an evaluator. Never per child. */
export const agreementAnswer = z.strictObject({
  evaluator: z.string(),
  version: z.string(),
  decisions: z.int().min(0),
  agreed: z.int().min(0),
})

export type AgreementJson = z.infer<typeof agreementAnswer>
export type EvaluatorKind = (typeof evaluatorKinds)[number]
export type Level = (typeof levels)[number]
export type GradedCriterion = z.infer<typeof gradedCriterion>
export type GradedExpectation = z.infer<typeof gradedExpectation>
export type StoredExpectation = z.infer<typeof storedExpectation>
export type EvaluationJson = z.infer<typeof evaluationAnswer>
/** An evaluation as screens use it, in one object. */
export type EvaluationView = Omit<EvaluationJson, 'evaluation'> & EvaluationJson['evaluation']
/** What grading computes, hidden expectations included. */
export type Evaluation = Omit<EvaluationView, 'evaluator' | 'expectations' | 'cost' | 'needsPerson'> & {
  /** In the order of the task's list. */
  expectations: StoredExpectation[]
}
