import { encouragement, personOffer } from './encouragement'
import { isPraise, isRequest } from './remarks'
import type { StoredExpectation } from './schema'
import { functionShares, type Language } from './text/language'
import { normalise } from './text/normalise'
import { spaced } from './text/spacing'
import { withoutAccents, words } from './text/words'

const LONGEST_FEEDBACK = 700
const LONGEST_READ = 8_000

const opening: Record<Language, string> = {
  en: 'Well done! Your work does what the task asks.',
  fr: 'Bravo ! Ton travail répond bien à la consigne.',
}

/** Advice for the weakest criterion. */
const usualAdvice = {
  answers: {
    en: 'Next step: name the things from the task that you used, did or found out.',
    fr: 'Prochaine étape : nomme ce que tu as utilisé, fait ou découvert pour cette tâche.',
  },
  complete: {
    en: 'Next step: tell more. What did you do first, what came then, and how did it end?',
    fr: 'Prochaine étape : racontes-en plus. Qu’as-tu fait d’abord, et ensuite, et à la fin ?',
  },
  own: {
    en: 'Next step: say it in your own words. What did you see, think or find hard?',
    fr: 'Prochaine étape : dis-le avec tes propres mots. Qu’as-tu vu, pensé ou trouvé difficile ?',
  },
  clear: {
    en: 'Next step: write it in a few whole sentences, so that someone else can follow.',
    fr: 'Prochaine étape : écris-le en quelques phrases entières, pour que quelqu’un d’autre puisse suivre.',
  },
} satisfies Record<string, Record<Language, string>>

const wrongAnswer: Record<Language, string> = {
  en: 'That is not the answer yet. Look again.',
  fr: 'Ce n’est pas encore la réponse. Regarde encore.',
}
/** The same of an answer in several parts, whether or not some of them are right. */
const notWholeAnswer: Record<Language, string> = {
  en: 'That is not the whole answer yet. Look again.',
  fr: 'Ce n’est pas encore toute la réponse. Regarde encore.',
}

const unsure: Record<Language, string> = {
  en: `It is not clear yet whether this does the task: add one sentence that says what it is about. ${personOffer.lookToo.en}`,
  fr: `On ne voit pas encore si cela répond à la consigne : ajoute une phrase qui dit de quoi il s’agit. ${personOffer.lookToo.fr}`,
}

type Composition = {
  isAccepted: boolean
  isUnsure: boolean
  /** The weakest criterion. */
  weakest: keyof typeof usualAdvice
  /** The unmet expectations that would change the verdict; when accepted, all that the writer may see. */
  missing: readonly Pick<StoredExpectation, 'text' | 'isHidden'>[]
  /** Whether the expected answer has several parts. */
  isAnswerInParts?: boolean
  /** What would change the verdict, if the evaluator knows. */
  nextStep?: string
  /** The evaluator's own feedback. */
  said: string
  /** The evaluator would have accepted a text that was refused: only what it asks for fits the verdict. */
  isOverruled?: boolean
  language: Language
}

/**
 * Composes the feedback: one kind sentence, the one next step, then the evaluator's own words. Sentences in which the
 * evaluator states a verdict or a score are removed: code decides these, so they could contradict it. Unless the text
 * is accepted, so is praise, which would read like a reason for the refusal, and there is one step only: that which is
 * known to change the verdict, else the evaluator's own, else advice for the weakest criterion.
 */
export function composeFeedback(composition: Composition): string {
  return spaced(composed(composition), composition.language)
}

function composed({ said, ...about }: Composition): string {
  const { isAccepted, isUnsure, weakest, missing, language } = about
  const sentences = plainText(said, LONGEST_FEEDBACK)
    .split(/(?<=[.!?…])\s+/)
    .filter((sentence) => !announcesVerdict(sentence))
  if (isAccepted) return joined(opening[language], ...sentences, invitation(missing, language))
  const remarks = sentences.filter((sentence) => !isPraise(sentence) && (!about.isOverruled || isRequest(sentence)))
  const known = knownStep(about)
  const isWrong = [wrongAnswer, notWholeAnswer].some((each) => known?.startsWith(each[language]))
  const kind = isUnsure || isWrong ? undefined : encouragement[language]
  if (known) return joined(kind, known, ...remarks.filter((sentence) => !isRequest(sentence)))
  return joined(kind, remarks.some(isRequest) ? undefined : usualAdvice[weakest][language], ...remarks)
}

const joined = (...parts: readonly (string | undefined)[]) => parts.filter((part) => part).join(' ')

/** What would change the verdict; undefined when only the evaluator could say it. */
function knownStep(about: Omit<Composition, 'said'>): string | undefined {
  const { isUnsure, missing, nextStep: step, language } = about
  if (isUnsure) return step || unsure[language]
  if (step) return step
  const visible = missing.filter(({ isHidden }) => !isHidden)
  // Naming correct and wrong parts would reveal a hidden answer.
  const answer =
    visible.length < missing.length ? (about.isAnswerInParts ? notWholeAnswer : wrongAnswer)[language] : undefined
  return joined(answer, visible.length > 0 ? missingSentence(textsOf(visible), language) : undefined) || undefined
}

const textsOf = (expectations: Composition['missing']) => expectations.map(({ text }) => text)

/** Phrases that can follow "You did not say" and « Tu n’as pas dit ». */
const clauses: Record<Language, RegExp> = {
  en: /^(?:(?:to|with|for|from|against|at|by|in) )?(?:who|whom|whose|what|which|when|where|why|how|whether|if)\b/i,
  fr: /^(?:(?:à|avec|pour|de|contre|chez|par|en|dans) )?(?:qui|quoi|où|quand|comment|pourquoi|combien|si|quel(?:le)?s?|ce qu[ei]?)(?![\p{L}])|^(?:s['’]il|ce qu['’])/iu,
}

/** Verbs that a parent puts before such a phrase: "Says how it went", « Expliquer comment ». */
const telling: Record<Language, RegExp> = {
  en: /^(?:says?|tells?|writes?|explains?|mentions?|describes?) /i,
  fr: /^(?:dire|dis|dit|raconter?|écrire|écri[st]|expliquer?|préciser?|décrire|décri[st]) /iu,
}

/** Direct questions ("what did you make", « où es-tu allé ») cannot follow them. */
const inversions: Record<Language, RegExp> = {
  en: /^(?!who\b.* there\b)(?:who|whom|whose|what|which|when|where|why|how)(?: (?!(?:you|he|she|it|they|we|I)\b)\S+){0,2}? (?:did|do|does|is|are|was|were|has|have|had|can|could|will|would) (?:you|he|she|it|they|we|there|your)\b/i,
  fr: /(?<!rendez)-(?:t-)?(?:tu|il|elle|on|vous|ils|elles|ce)(?!\p{L})/iu,
}

type Phrase = { text: string; isClause: boolean }

/** An expectation as part of a sentence in `language`; it may be in another language itself. */
function phraseOf(expectation: string, language: Language): Phrase {
  const phrase = plainText(expectation, 160).replace(/[.!?…;:,\s]+$/u, '')
  const shares = functionShares(words(phrase))
  const isOther = language === 'en' ? shares.fr > shares.en : shares.en > shares.fr
  if (isOther) return { text: phrase, isClause: false }
  const isDirect = inversions[language].test(phrase)
  const told = phrase.replace(telling[language], '')
  const isClause = !isDirect && clauses[language].test(told)
  const text = isDirect || isClause ? lowerFirst(isClause ? told : phrase) : phrase
  return { text: isDirect ? `${text}${language === 'en' ? '?' : ' ?'}` : text, isClause }
}

/** States which expectations are missing: "You did not say who won or how you both felt." */
export function missingSentence(expectations: readonly string[], language: Language): string {
  const phrases = expectations.map((each) => phraseOf(each, language))
  const texts = phrases.map(({ text }) => text)
  if (!phrases.every(({ isClause }) => isClause))
    return ended(`${language === 'en' ? 'Still missing:' : 'Il manque encore :'} ${listed(expectations, language)}`)
  return language === 'en' ? `You did not say ${list(texts, 'or')}.` : `Tu n’as pas dit ${list(texts, 'ni')}.`
}

/** The expectations as a list: "who won; how you both felt". */
export const listed = (expectations: readonly string[], language: Language): string =>
  expectations.map((each) => phraseOf(each, language).text).join(language === 'en' ? '; ' : ' ; ')

const list = (texts: readonly string[], last: string) =>
  texts.length > 1 ? `${texts.slice(0, -1).join(', ')} ${last} ${texts.at(-1)}` : (texts[0] ?? '')

/** What the writer of an accepted text could still tell. */
function invitation([missing]: Composition['missing'], language: Language): string | undefined {
  if (!missing) return undefined
  const { text, isClause } = phraseOf(missing.text, language)
  if (isClause) return language === 'en' ? `If you like, also say ${text}.` : `Si tu veux, dis aussi ${text}.`
  return ended(language === 'en' ? `If you like, also tell this: ${text}` : `Si tu veux, raconte aussi ceci : ${text}`)
}

export const ended = (sentence: string) => (sentence.endsWith('?') ? sentence : `${sentence}.`)

/** Leaves words in capitals. */
const lowerFirst = (text: string) => (/^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)

const VERDICTS = [
  /\b(?:accept|reject|refus|approuv|approv|deni|disqualif|rejet)(?:ed|es|ee?s?|e|eds?)\b/,
  /\b(?:valide|validee|validated|unaccepted|unacceptable)\b/,
  /\b(?:you|it|this|work|submission|solution|answer|text)(?: have| has| did| does| would| should| will)?(?: not| n t)? (?:pass|passes|passed|fail|fails|failed)\b/,
  /\b(?:score|grade|note|points?|marks?|verdict|threshold|seuil)\b.{0,20}\d/,
  /\d\s?(?:points?|marks?|\/ ?\d|out of|sur \d|%)/,
  /\b(?:full|maximum|perfect|top) (?:marks?|score|points?)\b/,
  /\b(?:tous les points|note maximale)\b/,
]

function announcesVerdict(sentence: string): boolean {
  const plain = withoutAccents(sentence.toLowerCase())
  return VERDICTS.some((verdict) => verdict.test(plain))
}

/**
 * Reduces text to one plain line: no markup, links, addresses or invisible characters, at most `longest` characters,
 * cut at the end of a sentence or word.
 */
export function plainText(text: string, longest: number): string {
  const plain = normalise(text.slice(0, LONGEST_READ))
    .replace(/!?\[([^\[\]]{0,300})\]\([^()\s]{0,500}\)/g, '$1')
    .replace(/<[^<>]{0,500}>/g, ' ')
    .replace(/&(?:[a-z]{2,10}|#\d{1,7}|#x[0-9a-f]{1,6});/gi, ' ')
    .replace(/\b(?:[a-z][a-z0-9+.-]{1,15}:\/\/|www\.|javascript:|data:|mailto:)\S*/gi, ' ')
    .replace(/\b[a-z0-9-]{1,60}(?:\.[a-z0-9-]{1,60}){1,8}[/?]\S*/gi, ' ')
    .split(/\s/)
    .filter((word) => !(word.includes('@') && word.includes('.')))
    .join(' ')
    .replace(/[`*_#<>|\\[\]{}~]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,!?])/g, '$1')
    // Spreadsheets would interpret such a beginning as a formula.
    .replace(/^[\s=+@-]+/, '')
    .trim()
  if (plain.length <= longest) return plain
  const end = Math.max(...['. ', '! ', '? '].map((stop) => plain.lastIndexOf(stop, longest - 1)))
  if (end > longest / 2) return plain.slice(0, end + 1)
  const space = plain.lastIndexOf(' ', longest - 1)
  return `${plain.slice(0, space > longest / 2 ? space : longest - 1).toWellFormed()}…`
}
