import { catalogues } from '@/lib/i18n/catalogues'
import { locales, type Locale } from '@/lib/i18n/locale'
import { messagesIn, partsOf, partType, rawArguments, sequencesIn } from '@/tests/harness/messages'

const namespaces = Object.keys(catalogues.en) as (keyof typeof catalogues.en)[]

/** The arguments and tags of a message, at any depth. */
function signature(message: string, locale: Locale): string[] {
  const parts = sequencesIn(partsOf(message, locale)).flat()
  const names = parts.flatMap((part) => ('value' in part && part.type !== partType.literal ? [String(part.value)] : []))
  return [...new Set(names)].sort()
}

test.each(namespaces)('every message of %s exists in each language with the same arguments', (namespace) => {
  const [first, ...others] = locales.map((locale) =>
    Object.fromEntries(
      messagesIn(catalogues[locale][namespace]).map(([key, message]) => [key, signature(message, locale)]),
    ),
  )
  for (const other of others) expect(other).toEqual(first)
})

test.each(namespaces)('French punctuation and units of %s stay on the line of their word or number', (namespace) => {
  const loose = messagesIn(catalogues.fr[namespace]).filter(([, message]) =>
    / (?:[?!;»]|:(?!:))|« |[\d}] (?:[KM]o|h|s|%)(?!\p{L})/u.test(message),
  )
  expect(loose).toEqual([])
})

test('no French message has "de" or "que" before a name, which may begin with a vowel', () => {
  const names = 'name|names|username|user|subject|actor|reader|giver|by|member|members|address|whom'
  const unelided = new RegExp(`(?:^|[\\s(])(?:de|que|jusque|lorsque|puisque) \\{(?:${names})\\}`, 'iu')
  expect(messagesIn(catalogues.fr).filter(([, message]) => unelided.test(message))).toEqual([])
})

/** Messages that only programs and their makers read, and those of the screen that says it once for all of them. */
const saysWhoElsewhere = /^(?:recurring\.cronUnset|common\.metricsOff|setup\..+)$/
const whoSets = { en: 'the person who installed Laurel', fr: 'la personne qui a installé Laurel' }

test.each(locales)('a message that names a setting of the server says who sets it: %s', (locale) => {
  const silent = messagesIn(catalogues[locale]).filter(
    ([key, message]) =>
      /[A-Z]{2,}_[A-Z*]+/.test(message) && !message.includes(whoSets[locale]) && !saysWhoElsewhere.test(key),
  )
  expect(silent).toEqual([])
  expect(catalogues[locale].setup.installationHint).toContain(whoSets[locale])
})

/** The arguments that a message formats as numbers, or counts. */
function numbersIn(message: string, locale: Locale): Set<string> {
  const parts = sequencesIn(partsOf(message, locale)).flat()
  const isNumber = (type: number) => type === partType.number || type === partType.plural
  return new Set(parts.flatMap((part) => (isNumber(part.type) && 'value' in part ? [part.value] : [])))
}

test.each(namespaces)('no argument of %s is a number in one language and printed as it is in another', (namespace) => {
  const messages = locales.map((locale) => [locale, new Map(messagesIn(catalogues[locale][namespace]))] as const)
  const differing = messagesIn(catalogues.en[namespace]).flatMap(([key]) => {
    const texts = messages.map(([locale, texts]) => [texts.get(key) ?? '', locale] as const)
    const numbers = texts.flatMap((text) => [...numbersIn(...text)])
    const printed = new Set(texts.flatMap((text) => [...rawArguments(...text)]))
    return numbers.some((name) => printed.has(name)) ? [key] : []
  })
  expect(differing).toEqual([])
})

/** Limits of several, which are never 1. */
const limits = new Set(['most', 'longest', 'length', 'max', 'min', 'millions'])

/** Sentences that are fixed, plural or not. */
const fixed = new Set([
  'dashboard.bonusIn',
  'dashboard.pointsThisMonth',
  'dashboard.tasksCompleted',
  'imports.success',
  'recurring.generated',
  'tasks.showing',
])

/** `tasks`, but not `is` or `was`; with up to two words before it, such as `more` or `unused recovery`. */
const pluralNoun = {
  en: /^ (?:[a-z-]+ ){0,2}?(?!is |was |has )[a-z-]{2,}s\b/,
  fr: /^[ \u00a0](?!(?:fois|sans)\b)\p{L}{2,}[sx](?![\p{L}’])/u,
}

test.each(locales)('what is counted has a form for one: %s', (locale) => {
  const counted = messagesIn(catalogues[locale]).filter(([, message]) =>
    sequencesIn(partsOf(message, locale)).some((parts) =>
      parts.some((part, at) => {
        const next = parts[at + 1]
        if (part.type !== partType.number || limits.has(part.value) || next?.type !== partType.literal) return false
        return pluralNoun[locale].test(next.value)
      }),
    ),
  )
  expect(counted.filter(([key]) => locale !== 'en' || !fixed.has(key))).toEqual([])
})
