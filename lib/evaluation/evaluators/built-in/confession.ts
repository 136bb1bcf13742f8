import { saysNotDone } from '@/lib/evaluation/text/not-done'
import { withoutAccents, wordLine, words } from '@/lib/evaluation/text/words'

/** First-person past statements that something was not done. */
const NOT_DONE = new RegExp(
  [
    ' (?:i|we) (?:really |honestly |still |only )?(?:didn ?t|did not|haven ?t|have not|hadn ?t|won ?t|will not|never got) ',
    ' i (?:completely |totally |just )?forgot (?!.* so (?:i|we) (?!did|could|was|had|will|ll|won))',
    ' (?:not done|nothing done|no time today|did nothing|was too (?:tired|shy|lazy|busy|scared|ill|sick) to) |^ no \\S+ (?:today|this week|yesterday) ',
    ' (?:j|je n|on n|on|je) (?:ai|avais|a) (?:encore |toujours )?(?:pas|rien|jamais) ',
    ' je (?:l|les|la|le) ?(?:ai|avais) pas | je ne (?:l|les) ai pas | n est pas fait | pas (?:fait|ose) ',
    ' (?:j ai|je) oublie (?!.* (?:alors?|donc) (?:je|j|on) (?!ai pas|l ai pas|ne|n ai|ferai|le ferai))',
  ].join('|'),
)
const PUT_OFF =
  / (?:i ?ll|i will|i promise|i ?m going to|trying again|setting an alarm) | (?:demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|apres) je | je (?:\S+ )?\S{2,}rai(?= ).{0,60} (?:demain|apres|tard|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) /
/** Postponing all of it means that it is not done. */
const ALL_PUT_OFF =
  / (?:i ?ll|i will|i promise(?: i ?ll| to)?|i ?m going to) (?:do|try|start) (?:it|that|this)(?! again)(?: \S+){0,2} (?:next|tomorrow|later|tonight|in the morning|before school|after school|this weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|promise)(?= )| je (?:le |la |les )?(?:fer|commencer|essai?yer|essaier)\S+(?: \S+){0,2} (?:demain|plus tard|apres|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|la prochaine|promis)(?= )/
/** Somebody else did it, or it was only made to look done. */
const NOT_MINE = new RegExp(
  [
    ' (?:did|made|read|cleaned|wrote|finished) (?:it|them|this|that|everything|the \\S+|my \\S+)(?: all)? (?:for|instead of) me(?= )',
    ' (?:i )?(?:just|only) (?:want|wanted|need|needed) (?:the|my|some) points ',
    ' i (?:only |just )?(?:pretended|cheated|copied it|faked|made it up|made (?:the rest|all of it) up) ',
    ' (?:don ?t|do not) tell (?:mum|mom|dad|anyone|my \\S+)(?= )',
    ' i never (?:even )?(?:opened|touched|started|looked|read|did|went|tried) ',
    ' (?:a ma place|je (?:\\S+ )?(?:voulais|veux) (?:juste |seulement |que )?(?:les|des|mes) points) ',
    ' (?:fait|mise?|range|lu|ecrit|finie?) (?:tout )?pour moi ',
    ' (?:j ai (?:juste |tout )?(?:triche|fait semblant|invente la suite|copie (?:sur|tout)|recopie (?:sur|tout)))(?= )',
    ' (?:dis|dites|faut|le dis) (?:pas|rien) a (?:maman|papa)(?= )| sans (?:apprendre|lire|le faire|la faire|les faire|rien faire)(?= )',
  ].join('|'),
)
/** Nothing is done, whatever else the text says. */
const NOTHING_YET =
  / (?:didn ?t|did not|haven ?t|have not|hadn ?t|havent|didnt) (?:\S+ ){1,3}(?:anything|any|it)(?: \S+)? yet | (?:haven ?t|havent|have not) (?:even )?(?:started|begun|begin) | (?:nothing|not(?: done)?) yet | (?:rien|pas) (?:\S+ )?encore (?:fait|commence|prepare)?| encore (?:rien|pas) (?:fait|commence|prepare)/
const ONLY_A_PART =
  / (?:(?:the|my|its) (?:end|rest|last|other|background|middle|beginning)|la fin|le debut|le milieu|le reste|le fond|les? derni\S+|la derniere|l autre) /
/** The text opens with not having done it, and the rest explains. */
const NOT_DONE_AT_ALL =
  /^ (?:(?:sorry|pardon|desolee?|honestly) )?(?:ce n est pas fait|c est pas fait|it s not done|it is not done|it isn t done|i did nothing|(?:i )?(?:didn ?t|did not|haven ?t|have not) (?:do|done|start|started) (?:it|anything)|j ai rien fait|je n ai rien fait) /
/** Only a part is not done, and the next words say what is. */
const BUT_A_PART =
  /(?:,\s*)?\s(?:but|mais)\s+(?:(?:i|we|on|j|je)(?:['’]\s?|\s)(?!was|were|had|wanted|am|feel|will|ll|promise|forgot|don|didn|can|couldn|étais|avais|voulais|suis|peux|vais|ferai|le ferai|promets|pas)\S+(?:\s+[^\s.!?;,]+){2,})/iu
const THE_WHOLE =
  / (?:it|that|this|anything|any|rien) (?:yet )?$| (?:l|les|le|la) ?(?:ai|avais) (?:pas|rien) | (?:rien) /
const CLAUSES = /[,.;:!?…\n]+|\s(?:and|but|then|because|et|mais|puis|alors|parce)\s/iu
/** Above this share of words about completed work, admitting that a part is missing is no confession. */
const MOST_ABOUT_WORK = 0.55
const FEWEST_WORDS_OF_WORK = 10
/** Number of sentences that count as the opening: if they say it was not done, the rest is mostly the reason. */
const OPENING = 2
const MOST_WORK_AFTER = 20
const MOST_EXPLAINING = 30

/** True when a text is mostly about the task not being done. Pure. */
export function isConfession(sentences: readonly string[]): boolean {
  const clauses = sentences.flatMap((sentence) => withoutUndonePart(sentence).split(CLAUSES)).map(wordLine)
  let all = 0
  let work = 0
  let notDone = 0
  let putOff = 0
  let isFirst = false
  let isAtAll = false
  for (const [index, clause] of clauses.entries()) {
    const line = withoutAccents(clause)
    const size = words(clause).length
    const isNothingYet = NOTHING_YET.test(line) || NOT_MINE.test(line)
    const isAllPutOff = ALL_PUT_OFF.test(line)
    const negation = NOT_DONE.exec(line)
    const isNotDone =
      isNothingYet || isAllPutOff || ((negation !== null || saysNotDone(line)) && !ONLY_A_PART.test(line))
    const isPutOff = PUT_OFF.test(line)
    // A text without punctuation is one clause.
    const toldBefore = isNotDone && negation ? words(line.slice(0, negation.index)).length : 0
    all += size
    work += toldBefore
    if (isNotDone) notDone += 1
    if (isNothingYet || isAllPutOff || (isNotDone && index < OPENING && toldBefore < FEWEST_WORDS_OF_WORK))
      isFirst = true
    if (index === 0 && NOT_DONE_AT_ALL.test(line)) isAtAll = true
    if (isPutOff) putOff += 1
    if (!isNotDone && !isPutOff) work += size
  }
  if (notDone === 0) return false
  if (isFirst && work < (isAtAll ? MOST_EXPLAINING : MOST_WORK_AFTER)) return true
  return work < FEWEST_WORDS_OF_WORK || (notDone + putOff >= 2 && work < all * MOST_ABOUT_WORK)
}

/**
 * Removes the first half of a sentence that only says which part is not done: "I didn't do the sky but I painted …".
 */
function withoutUndonePart(sentence: string): string {
  const rest = BUT_A_PART.exec(sentence)
  if (!rest) return sentence
  const undone = withoutAccents(` ${wordLine(sentence.slice(0, rest.index))}`)
  return NOT_DONE.test(undone) && !THE_WHOLE.test(undone) ? sentence.slice(rest.index) : sentence
}
