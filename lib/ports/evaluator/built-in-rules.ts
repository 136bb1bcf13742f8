import { AppError } from '@/lib/errors'
import { normalise, reading } from '@/lib/submissions/normalise'
import type { Evaluator } from './port'
import { judge, type Judgement } from './rules/judge'
import { readInPart, remark } from './rules/remarks'

/** Stored with every evaluation; changed whenever the rules find something else in the same text. */
export const RULES_VERSION = 'rules-3'

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

/** For the parents who wonder: what was counted. */
function explain({ draft, topic, measures, lacks }: Judgement): string {
  const left = Object.entries(draft.dropped).filter(([, count]) => count > 0)
  const parts = [
    `Built-in rules. Of ${draft.tokens} words ${measures.tokens} were weighed`,
    `${measures.distinct} different words of meaning, ${measures.added} of them not in the task`,
    `fit with the task ${topic.measures.on.toFixed(1)} against ${topic.measures.rival.toFixed(1)} for another subject`,
    `${measures.ways} of 5 signs of own thinking`,
    ...(left.length > 0 ? [`left out: ${left.map(([reason, count]) => `${reason} ${count}`).join(', ')}`] : []),
    ...(lacks.length > 0 ? [`lacking: ${lacks.join(', ')}`] : []),
  ]
  return `${parts.join('; ')}.`
}
