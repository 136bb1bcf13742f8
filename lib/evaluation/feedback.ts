import { languageOf, type Language } from './text/language'
import { normalise } from './text/normalise'
import { withoutAccents } from './text/words'

const LONGEST_FEEDBACK = 700
const LONGEST_READ = 8_000

const opening: Record<Language, string> = {
  en: 'Well done! Your work does what the task asks.',
  fr: 'Bravo ! Ton travail répond bien à la consigne.',
}

const encouragement: Record<Language, string> = {
  en: 'Keep going, you can make this better.',
  fr: 'Continue, tu peux encore l’améliorer.',
}

/** What to do next about the criterion that lacks most. */
const nextStep = {
  answers: {
    en: 'Next step: read the task once more, then tell what you did or found out for it.',
    fr: 'Prochaine étape : relis la consigne, puis raconte ce que tu as fait ou découvert pour y répondre.',
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

type Composition = {
  isAccepted: boolean
  /** The criterion that lacks most. */
  weakest: keyof typeof nextStep
  /** What the evaluator would say. */
  said: string
  text: string
}

/**
 * The feedback a person reads: one kind sentence, what to do next, then the evaluator's own words. The
 * verdict is the code's, so sentences in which the evaluator announces one, or a number, are left out:
 * they could contradict it.
 */
export function composeFeedback({ isAccepted, weakest, said, text }: Composition): string {
  const language = languageOf(text)
  const first = isAccepted ? opening[language] : `${encouragement[language]} ${nextStep[weakest][language]}`
  const rest = plainText(said, LONGEST_FEEDBACK)
    .split(/(?<=[.!?…])\s+/)
    .filter((sentence) => !announcesVerdict(sentence))
    .join(' ')
  return `${first} ${rest}`.trim()
}

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
 * Words only: no markup, links, addresses or invisible characters, on one line, at most `longest`
 * characters, cut at the end of a sentence or word.
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
    // A spreadsheet would take such a beginning for a formula.
    .replace(/^[\s=+@-]+/, '')
    .trim()
  if (plain.length <= longest) return plain
  const end = Math.max(...['. ', '! ', '? '].map((stop) => plain.lastIndexOf(stop, longest - 1)))
  if (end > longest / 2) return plain.slice(0, end + 1)
  const space = plain.lastIndexOf(' ', longest - 1)
  return `${plain.slice(0, space > longest / 2 ? space : longest - 1).toWellFormed()}…`
}
