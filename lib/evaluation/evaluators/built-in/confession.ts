import { saysNotDone } from '@/lib/evaluation/text/not-done'
import { withoutAccents, wordLine, words } from '@/lib/evaluation/text/words'

/** The writer did not do something, in the past and the first person. */
const NOT_DONE = new RegExp(
  [
    ' (?:i|we) (?:really |honestly |still |only )?(?:didn ?t|did not|haven ?t|have not|hadn ?t|won ?t|will not|never got) ',
    ' i (?:completely |totally |just )?forgot ',
    ' (?:not done|nothing done|was too (?:tired|shy|lazy|busy|scared|ill|sick) to) | ^ no \\S+ (?:today|this week|yesterday) ',
    ' (?:j|je n|on n|on|je) (?:ai|avais|a) (?:encore |toujours )?(?:pas|rien|jamais) ',
    ' je (?:l|les|la|le) ?(?:ai|avais) pas | je ne (?:l|les) ai pas | n est pas fait | pas (?:fait|ose) ',
    ' (?:j ai|je) oublie ',
  ].join('|'),
)
const PUT_OFF =
  / (?:i ?ll|i will|i promise|i ?m going to|trying again|setting an alarm) | (?:demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|apres) je | je (?:\S+ )?\S{2,}rai(?= ).{0,60} (?:demain|apres|tard|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) /
const CLAUSES = /[,.;:!?…\n]+|\s(?:and|but|then|because|et|mais|puis|alors|parce)\s/iu
/** So many words about what was done, and an honest word about what was not is no confession. */
const MOST_ABOUT_WORK = 0.55
const FEWEST_WORDS_OF_WORK = 10
/** It begins with what was not done: what follows is mostly the reason why. */
const OPENING = 2
const MOST_WORK_AFTER = 20

/** True when a text is mostly about the task not being done. Pure. */
export function isConfession(sentences: readonly string[]): boolean {
  const clauses = sentences.flatMap((sentence) => sentence.split(CLAUSES)).map((clause) => ` ${wordLine(clause)}`)
  let all = 0
  let work = 0
  let notDone = 0
  let putOff = 0
  let isFirst = false
  for (const [index, clause] of clauses.entries()) {
    const line = withoutAccents(clause)
    const size = words(clause).length
    const isNotDone = NOT_DONE.test(line) || saysNotDone(line)
    const isPutOff = PUT_OFF.test(line)
    all += size
    if (isNotDone) notDone += 1
    if (isNotDone && index < OPENING) isFirst = true
    if (isPutOff) putOff += 1
    if (!isNotDone && !isPutOff) work += size
  }
  if (notDone === 0) return false
  if (isFirst && work < MOST_WORK_AFTER) return true
  return work < FEWEST_WORDS_OF_WORK || (notDone + putOff >= 2 && work < all * MOST_ABOUT_WORK)
}
