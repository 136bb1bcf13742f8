import type { Language } from '@/lib/evaluation/text/language'
import { withoutAvoided } from '@/lib/evaluation/text/not-done'
import { isFunctionWord, withoutAccents, wordLine, words } from '@/lib/evaluation/text/words'
import { BY_THE_WRITER, CLAUSES } from './confession'
import data from './data/denial-words.json'
import { stem } from './stem'

const compiled = (patterns: readonly string[]) => patterns.map((pattern) => new RegExp(pattern))
const setOf = (listed: string) => new Set(words(withoutAccents(listed)))
const DENIALS = compiled(data.denials)
const FIRST = [...DENIALS, ...compiled(data.first)]
const MISSING = compiled(data.missing)
/** That something was not seen or found tells of looking for it. */
const observing = setOf(data.observing)
/** Words that stand for the task's: "Papa l'a fait". */
const doing = setOf(data.doing)
const beside = setOf(data.beside)
/** "We did not meet any other dogs" denies a part. */
const part = setOf(data.part)
/** What a task forbids, or asks whether it was, may be denied: "without touching the side". */
const forbidding = setOf(data.forbidding)
const WORDS_FORBIDDEN = 3
const INTENDED = new RegExp(` (?:${withoutAccents(data.intended).replaceAll(' ', '|')}) `)
const NEGATED = / (?:not|\S+n t|never|nobody|no|pas|jamais|personne|rien|aucune?) /
/** From this many words after the denial on, something else was done instead, which a person has to judge anyway. */
const MOST_AFTER = 12

type IsDenied = (word: string) => boolean

/**
 * True when a text says near its end that what the task asks for did not come about at all, and nowhere that its writer
 * did it: "so nobody had to lay the table", "there is no letter". Pure.
 */
export function deniesWork(
  sentences: readonly string[],
  task: { title: string; description: string },
  language: Language,
): boolean {
  const given = words(withoutAccents(`${task.title} ${task.description}`))
  const ofTask = stemsOf(given, language)
  const forbidden = stemsOf(
    given.flatMap((word, at) => (forbidding.has(word) ? nextOf(given, at) : [])),
    language,
  )
  const isAbout = (word: string, stems = ofTask) => {
    const stemmed = stem(word, language)
    return !isFunctionWord(word) && stems.has(stemmed) && !forbidden.has(stemmed)
  }
  const ofTitle = stemsOf(words(withoutAccents(task.title)), language)
  const isOfTitle = (word: string) => isAbout(word, ofTitle)
  const mayBeFinding = given.some((word) => observing.has(word))
  const deniedIn = (clause: string, at: number): string[] => {
    const denied = wordsDenied(clause, at === 0 ? FIRST : DENIALS, isAbout)
    return denied.length > 0 || mayBeFinding ? denied : wordsDenied(clause, MISSING, isOfTitle)
  }

  const clauses = sentences
    .flatMap((sentence) => sentence.split(CLAUSES))
    .map((clause) => withoutAvoided(withoutAccents(wordLine(clause))))
  const last = clauses.findLastIndex((clause, at) => deniedIn(clause, at).length > 0)
  if (last < 0 || words(clauses.slice(last + 1).join(' ')).length >= MOST_AFTER) return false
  const denied = stemsOf(deniedIn(clauses[last] ?? '', last), language)
  const tellsWork = (clause: string) => {
    const told = words(clause).filter((word) => isAbout(word))
    return told.length > 1 || told.some((word) => denied.has(stem(word, language)))
  }
  return !clauses.some((clause, at) => at !== last && isDoneByWriter(clause) && tellsWork(clause))
}

const isDoneByWriter = (clause: string) => BY_THE_WRITER.test(clause) && !NEGATED.test(clause) && !INTENDED.test(clause)

/** The words that a clause denies if it names nothing but what `isAbout` the task. */
function wordsDenied(clause: string, patterns: readonly RegExp[], isAbout: IsDenied): string[] {
  for (const pattern of patterns) {
    const told = words(pattern.exec(clause)?.groups?.denied ?? '')
    if (told.some((word) => part.has(word))) continue
    const content = told.filter((word) => doing.has(word) || (!isFunctionWord(word) && !beside.has(word)))
    const isDenied = (word: string) => doing.has(word) || (isAbout(word) && !observing.has(word))
    if (content.length > 0 && content.every(isDenied)) return content
  }
  return []
}

const nextOf = (given: readonly string[], at: number) => given.slice(at + 1, at + 1 + WORDS_FORBIDDEN)

const stemsOf = (given: readonly string[], language: Language): ReadonlySet<string> =>
  new Set(given.map((word) => stem(word, language)))
