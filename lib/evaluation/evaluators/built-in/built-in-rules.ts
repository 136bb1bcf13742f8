import { AppError } from '@/lib/errors'
import { normalise, reading } from '@/lib/evaluation/text/normalise'
import type { Evaluator } from '@/lib/evaluation/evaluators/port'
import { explain } from './explanation'
import { judge } from './judge'
import { readInPart, remark } from './remarks'

/** Stored with every evaluation; changed whenever the rules find something else in the same text. */
export const RULES_VERSION = 'rules-5'

const LONGEST_TASK = 8_000

/**
 * The evaluator for when no model is set up: the same answer for the same text, without any network.
 * It reads English and French, and says in its feedback what it is. Fails only as 'cancelled'.
 */
export const builtInRules: Evaluator = {
  async evaluate({ title, description, text, signal }) {
    if (signal?.aborted) throw new AppError('cancelled', 'The evaluation was stopped. Your text is safe.')
    const task = {
      title: normalise(title.slice(0, LONGEST_TASK)),
      description: normalise(description.slice(0, LONGEST_TASK)),
    }
    const read = reading(text)
    const found = judge(read.text, task)
    const { language } = found.draft
    return {
      evaluator: 'built-in-rules',
      promptVersion: RULES_VERSION,
      criteria: found.criteria,
      reasoning: explain(found),
      feedback: `${read.isWhole ? '' : `${readInPart[language]} `}${remark(language, found.lacks)}`,
    }
  },
}
