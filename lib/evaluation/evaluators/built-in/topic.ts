import type { Language } from '@/lib/evaluation/text/language'
import type { Level } from '@/lib/evaluation/schema'
import { blendOf } from './blend'
import type { Passage } from './draft'
import { isEveryday } from './everyday'
import { isGeneric } from './generic'
import { isNumber } from './language'
import { areRelated } from './lexicon'
import { isDiary, told } from './narrative'
import { soft } from './relations'
import { subjectsOf, type Task } from './subjects'

export type Topic = {
  level: Level
  /** How much the words of a passage speak for its being on the task. */
  weight(passage: Passage): number
  measures: { on: number; off: number; direct: number; words: number; rival: number }
}

/** From here on a text is plainly about another subject. */
const LEAST_OF_ANOTHER = 3
const COMMON = 0.3
const COMMON_IN_FREE = 0.5
const NUMBER = 0.3
const LEAST = 1.2
const AGAINST_RIVAL = 0.75

/** How far a submission is about its task: by the words they share, and by the subjects their words belong to. */
export function topicOf(kept: readonly Passage[], language: Language, task: Task): Topic {
  const { readings, own, isFree } = subjectsOf(task)
  const stems = new Map<string, string>()
  for (const passage of kept) passage.content.forEach((word, index) => stems.set(passage.stems[index] ?? word, word))
  const weightOf = (stemmed: string) =>
    isGeneric(stemmed, language) || isEveryday(stemmed, language) ? (isFree ? COMMON_IN_FREE : COMMON) : 1
  const directOf = (stemmed: string, word: string) => (isNumber(word) ? 0 : (own.get(stemmed) ?? own.get(word) ?? 0))
  const blend = blendOf(
    [...stems].map(([stemmed, word]) => ({ word, weight: weightOf(stemmed) })),
    [language],
  )

  let direct = 0
  const masses = new Map<string, number>()
  for (const [stemmed, word] of stems) {
    const shared = directOf(stemmed, word)
    direct += shared
    if (shared > 0) continue
    for (const [theme, part] of blend.parts.get(word) ?? []) {
      masses.set(theme, (masses.get(theme) ?? 0) + part * weightOf(stemmed))
    }
  }

  const ranked = readings
    .map((reading) => ({ reading, ...along(masses, reading, isFree) }))
    .sort((one, other) => other.on - one.on)
  const best = ranked[0] ?? {
    reading: new Map<string, number>(),
    ...along(masses, new Map(), isFree),
    on: direct * 0.5,
  }
  const themes = best.reading
  const counts = themes.has('maths') || themes.has('money')
  const numbers = counts ? [...stems.values()].filter(isNumber).length * NUMBER : 0
  const measures = {
    on:
      direct + best.on * (readings.length > 2 ? 0.75 : 1) + Math.min(numbers, 1.2) + (isFree ? told(kept, themes) : 0),
    off: best.off,
    rival: best.rival,
    direct,
    words: stems.size,
  }
  // Of a subject that the lexicon does not know, a tale of the writer's own that is not plainly of another.
  const namesNone = own.size === 0 || (readings.length === 0 && best.rival < LEAST_OF_ANOTHER)
  const speaks = (word: string, stemmed: string) =>
    directOf(stemmed, word) +
    [...(blend.parts.get(word) ?? [])].reduce((sum, [theme, part]) => sum + part * (themes.get(theme) ?? 0), 0)
  return {
    level: namesNone && isDiary(task, kept) ? 'partial' : levelOf(measures),
    measures,
    weight: ({ content, stems: own }) =>
      content.reduce((sum, word, index) => sum + speaks(word, own[index] ?? word), 0),
  }
}

/** How much of a text goes along with one reading of its task, how much does not, and the strongest that does not. */
function along(masses: Map<string, number>, reading: Map<string, number>, isFree: boolean) {
  let on = 0
  let off = 0
  let rival = 0
  for (const [theme, mass] of masses) {
    const fits = reading.get(theme) ?? 0
    const isNear = [...reading.keys()].some((each) => areRelated(each, theme))
    const against = mass * (1 - fits) * (soft.has(theme) ? 0.3 : (isNear ? 0.6 : 1) * (isFree ? 0.3 : 1))
    on += mass * fits
    off += against
    rival = Math.max(rival, against)
  }
  return { on, off, rival }
}

/** On its task is what speaks for it enough beside what speaks for another subject. */
function levelOf({ on, off, rival }: Topic['measures']): Level {
  const share = on / (on + off || 1)
  if (on >= 3.5 && share >= 0.35 && on >= rival * 1.4) return 'full'
  return on >= LEAST && share >= 0.15 && on >= (rival + 1) * AGAINST_RIVAL ? 'partial' : 'none'
}
