import { AppError } from '@/lib/errors'
import { missingFrom } from '@/lib/evaluation/missing'
import { recordedEvaluators } from '@/lib/evaluation/recorded-evaluators'
import { normalise, readablePart } from '@/lib/evaluation/text/normalise'
import type { Evaluator } from '@/lib/evaluation/evaluators/port'
import { visibleExpectations } from '@/lib/tasks/expectations'
import { explain } from './reasoning'
import { withAdditionApart, workAddedTo } from './follow-up'
import { judge, type Judgement } from './judge'
import { sureLanguageOf } from './other-language'
import { praiseIn, readInPart, stepFor } from './steps'
import type { Task } from './task-themes'

/** Stored with every evaluation; change it whenever the rules give different findings for the same text. */
export const RULES_VERSION = 'rules-65'

const LONGEST_TASK = 8_000

/** More letters and digits in a row than any word has; some patterns take quadratic time on them. */
const ENDLESS_WORD = /[\p{L}\p{M}\p{N}]{200,}/gu
/** The text with the beginnings of endless words on lines of their own, so that no quote holds one. */
const withoutEndlessWords = (text: string) => text.replace(ENDLESS_WORD, (word) => `\n${word.slice(0, 30)}\n`)

/**
 * Judges a text that may go on from an earlier one. What was added to a confession is judged by itself first: its writer
 * may have done since then what the feedback asked for.
 */
function judgeSince(
  text: string,
  task: Task,
  { earlier, ...subject }: Parameters<typeof judge>[2] & object,
): Judgement {
  if (!earlier) return judge(text, task, subject)
  const added = workAddedTo(earlier.text, text, task)
  if (added !== undefined && saysUndone(judge(earlier.text, task, subject))) {
    const alone = judge(added, task, subject)
    if (!alone.reason) return alone
  }
  return judge(withAdditionApart(earlier.text, text), task, { ...subject, earlier })
}

const saysUndone = ({ reason }: Judgement) => reason === 'notDone' || reason === 'perhapsUndone'

/**
 * The evaluator without a model: a deterministic plausibility check that needs no network. Supports English and French,
 * and refuses only for reasons that the writer can act on. Throws AppError 'cancelled' only.
 */
export const builtInRules: Evaluator = {
  async evaluate({ title, description, text, expectations = [], level, earlier, viewerLanguage, signal }) {
    if (signal?.aborted) throw new AppError('cancelled', 'submission.evaluationStopped')
    const task = {
      title: normalise(title.slice(0, LONGEST_TASK)),
      description: normalise(description.slice(0, LONGEST_TASK)),
      expectations: visibleExpectations(expectations).map((expectation) => normalise(expectation.text)),
    }
    const part = readablePart(text)
    const read = withoutEndlessWords(part.text)
    const before = earlier && { ...earlier, text: withoutEndlessWords(readablePart(earlier.text).text) }
    const found = judgeSince(read, task, { expectations, level, earlier: before })
    const { isForeign, grammar } = found.parsed
    // The rules read a few words in the language of their task.
    const likely = (found.reason === 'otherLanguage' ? sureLanguageOf(read) : undefined) ?? found.parsed.language
    // Without function words the language is not certain.
    const isUncertain = isForeign || grammar === 0
    const language = isUncertain ? (viewerLanguage ?? (isForeign ? 'en' : likely)) : likely
    const graded = expectations.map((each, at) => ({ ...each, level: found.expectations[at]?.level ?? 'none' }))
    const missing = visibleExpectations(missingFrom(graded, false)).map((each) => each.text)
    return {
      evaluator: recordedEvaluators.builtInRules,
      promptVersion: RULES_VERSION,
      criteria: found.criteria,
      expectations: found.expectations,
      isUnsure: found.isUnsure,
      language,
      nextStep: found.reason && stepFor(found.reason, language, { ...found, level, missing }),
      reasoning: explain(found, language),
      feedback: [part.isWhole ? '' : readInPart[language], found.reason ? '' : praiseIn(language)].join(' ').trim(),
    }
  },
}
