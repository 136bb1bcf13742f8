import type { CriterionId } from '@/lib/evaluation/rubric'
import type { ParsedText, Passage } from './parsed-text'
import type { Tie } from './tie'

/** The passages that best show each criterion. */
export function quotesFor({ kept, answering }: ParsedText, { gain }: Pick<Tie, 'gain'>): Record<CriterionId, string[]> {
  const strongest = (weight: (passage: Passage) => number) =>
    (kept.length > 0 ? kept : answering)
      .map((passage) => ({ passage, weight: weight(passage) }))
      .sort((one, other) => other.weight - one.weight)
      .slice(0, 3)
      .map(({ passage }) => passage.text)
  const length = ({ content }: Passage) => content.length
  return {
    answers: strongest(({ content, stems }) =>
      content.reduce((sum, word, at) => sum + gain(word, stems[at] ?? word), 0),
    ),
    complete: strongest(length),
    own: strongest(length),
    clear: strongest(({ tokens }) => Math.min(tokens.length, 20)),
  }
}
