import { withoutAccents } from '@/lib/evaluation/text/words'
import data from './data/numbers.json'
import { quantitiesIn } from './numbers'

const HALF_A_DAY = 720
const HOURS = 24
const MINUTES = 60
const parts = Object.entries({ ...data.en, ...data.fr }).filter(([, value]) => value >= 1 && value < MINUTES)
const WORD = `(?:${parts.map(([word]) => word).join('|')})`
const NUMBER = `(?:\\d{1,2}|${WORD}(?:(?: et |[ -])${WORD}){0,2})`

type Pattern = { matches: RegExp; minutes: (...found: (string | undefined)[]) => number | undefined }

const valueOf = (text: string) => quantitiesIn(text)[0]?.value

/** Adds minutes to hours; undefined unless both are known. */
const at = (hours: string, minutes: number | undefined) => {
  const value = valueOf(hours)
  if (value === undefined || minutes === undefined || value > HOURS || Math.abs(minutes) >= MINUTES) return undefined
  return value * MINUTES + minutes
}

const patterns: readonly Pattern[] = [
  {
    matches: /\b(\d{1,2}) ?(?::|h|heures?) ?(\d{2})\b/g,
    minutes: (hours, minutes) => at(hours ?? '', Number(minutes)),
  },
  { matches: /\b(\d{1,2})\.(\d{2}) ?[ap]\.?m\b/g, minutes: (hours, minutes) => at(hours ?? '', Number(minutes)) },
  {
    matches: new RegExp(`\\b(?<!from )(quarter|half|${NUMBER})(?: minutes)? (past|to) (${NUMBER}|noon|midday)\\b`, 'g'),
    minutes: (part = '', side, hours = '') => {
      const minutes = part === 'quarter' ? 15 : part === 'half' ? 30 : valueOf(part)
      const after = minutes === undefined ? undefined : side === 'past' ? minutes : -minutes
      return /noon|midday/.test(hours) ? after : at(hours, after)
    },
  },
  {
    matches: new RegExp(
      `\\b(${NUMBER}|midi|minuit)(?: h(?:eures?)?)? (et quart|et demie?|moins le quart|moins ${NUMBER})\\b`,
      'g',
    ),
    minutes: (hours = '', part = '') => {
      const minutes = part.endsWith('le quart')
        ? -15
        : part.startsWith('moins')
          ? -(valueOf(part.slice(6)) ?? Number.NaN)
          : part.endsWith('quart')
            ? 15
            : 30
      return /midi|minuit/.test(hours) ? minutes : at(hours, minutes)
    },
  },
  {
    matches: new RegExp(`\\b(${NUMBER}) heures? (${NUMBER})\\b`, 'g'),
    minutes: (hours = '', minutes = '') => at(hours, valueOf(minutes)),
  },
  {
    matches: new RegExp(`(?<!apres[ -])\\bmidi (${NUMBER})(?= minutes|[.,;!]|$)`, 'g'),
    minutes: (minutes = '') => valueOf(minutes),
  },
  // Midnight is another time of the day.
  {
    matches: new RegExp(`(?<!apres[ -]|past |to )\\b(?:noon|midday|midi)\\b(?! (?:et|moins|${NUMBER})\\b)`, 'g'),
    minutes: () => 0,
  },
  { matches: new RegExp(`\\b(${NUMBER}) o ?clock\\b`, 'g'), minutes: (hours = '') => at(hours, 0) },
]

/** « 16 h », "4 pm" */
const bareHour: Pattern = {
  matches: new RegExp(
    `(?<![:.])\\b(${NUMBER}) ?(?:h|heures?|[ap]\\.?m)\\b(?! ?(?:\\d|et (?:quart|demi)|moins |${NUMBER}\\b))`,
    'g',
  ),
  minutes: (hours = '') => at(hours, 0),
}

/**
 * The times of day in a text, in minutes within half a day: "quarter past seven", « seize heures quinze », 7:15; with
 * `withBareHours` also « 16 h », which may be a duration. Pure.
 */
export function clockTimesIn(text: string, withBareHours = false): number[] {
  const line = withoutAccents(text.toLowerCase()).replace(/['’]/g, ' ')
  const found = [...patterns, ...(withBareHours ? [bareHour] : [])].flatMap(({ matches, minutes }) =>
    [...line.matchAll(matches)].map(([, ...groups]) => minutes(...groups)),
  )
  return found
    .filter((each): each is number => each !== undefined && Number.isInteger(each))
    .map((each) => ((each % HALF_A_DAY) + HALF_A_DAY) % HALF_A_DAY)
}

/** In French hours count to 24. */
const BEFORE_NOON =
  /\b(?:matin|morning)\b|\d ?a\.?m\b|\b0\d ?(?:h(?![a-z])|:\d)|\b(?:[1-9]|1[01]) ?(?:h|heures?)\b(?! ?(?:\d|et (?:quart|demi)|moins |du |de l))/
const AFTER_NOON =
  /\b(?:soir|apres[ -]midi|afternoon|evening)\b|\d ?p\.?m\b|\b(?:1[3-9]|2[0-3]) ?(?:(?:h|heures?)(?![a-z])|:\d)/

/** The half of the day that a text with a time of day names: « 4 heures du matin », « 16 h »; undefined for neither. */
export function halfOfDay(text: string): 'am' | 'pm' | undefined {
  const line = withoutAccents(text.toLowerCase())
  if (AFTER_NOON.test(line)) return 'pm'
  return BEFORE_NOON.test(line) ? 'am' : undefined
}
