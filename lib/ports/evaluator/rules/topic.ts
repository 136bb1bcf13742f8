import type { Language } from '@/lib/submissions/language'
import type { Level } from '@/lib/submissions/rubric'
import { words } from '@/lib/submissions/words'
import { blendOf } from './blend'
import { isNumber, type Passage } from './draft'
import { isEveryday } from './everyday'
import { isGeneric } from './generic'
import { areRelated } from './lexicon'
import { subjectsOf, type Task } from './subjects'

/** Themes that turn up in texts about anything, and say little against them. */
const soft = new Set(['family', 'feelings', 'kindness', 'routine', 'school', 'colours'])

export type Topic = {
  level: Level
  /** How much the words of a passage speak for its being on the task. */
  weight(passage: Passage): number
  measures: { on: number; off: number; direct: number; words: number; rival: number }
}

const COMMON = 0.3

/** How far a submission is about its task: by the words they share, and by the subjects their words belong to. */
export function topicOf(kept: readonly Passage[], language: Language, task: Task): Topic {
  const { themes, own, isFree } = subjectsOf(task)
  const stems = new Map<string, string>()
  for (const passage of kept) passage.content.forEach((word, index) => stems.set(passage.stems[index] ?? word, word))
  const weightOf = (stemmed: string) => (isGeneric(stemmed, language) || isEveryday(stemmed, language) ? COMMON : 1)
  const blend = blendOf([...stems].map(([stemmed, word]) => ({ word, weight: weightOf(stemmed) })), [language])
  const counts = themes.has('maths') || themes.has('money')
  const rivals = new Map<string, number>()

  function speaks(word: string, stemmed: string): { on: number; off: number; direct: number } {
    if (isNumber(word)) return { on: counts ? 0.3 : 0, off: 0, direct: 0 }
    const direct = own.get(stemmed) ?? own.get(word) ?? 0
    if (direct > 0) return { on: direct, off: 0, direct }
    let on = 0
    let off = 0
    for (const [theme, part] of blend.parts.get(word) ?? []) {
      const fits = themes.get(theme) ?? 0
      const weight = part * weightOf(stemmed)
      on += weight * fits
      off += weight * (1 - fits) * againstOf(theme)
      rivals.set(theme, (rivals.get(theme) ?? 0) + weight * (1 - fits) * againstOf(theme))
    }
    return { on, off, direct: 0 }
  }

  function againstOf(theme: string): number {
    if (soft.has(theme)) return 0.3
    const isNear = [...themes.keys()].some((each) => areRelated(each, theme))
    return (isNear ? 0.6 : 1) * (isFree ? 0.3 : 1)
  }

  const said = [...stems].map(([stemmed, word]) => speaks(word, stemmed))
  const sum = (key: 'on' | 'off' | 'direct') => said.reduce((total, each) => total + each[key], 0)
  const rival = Math.max(0, ...rivals.values())
  const measures = {
    on: sum('on') + (isFree ? narrated(kept) : 0),
    off: sum('off'),
    direct: sum('direct'),
    words: stems.size,
    rival,
  }
  return {
    level: levelOf(measures),
    measures,
    weight: (passage) =>
      passage.content.reduce((total, word, index) => total + speaks(word, passage.stems[index] ?? word).on, 0),
  }
}

const somebody = new Set(words('he she him her his hers il elle lui'))

/** A tale told again has people in it who are not the writer. */
function narrated(kept: readonly Passage[]): number {
  const told = kept.filter(({ tokens }) => tokens.some((token) => somebody.has(token))).length
  return told >= 2 && told >= kept.length * 0.4 ? 1 : 0
}

function levelOf({ on, off, words: count, rival }: Topic['measures']): Level {
  const share = on / (on + off || 1)
  const density = on / (count || 1)
  if (on >= 3 && share >= 0.4 && on >= rival && density >= 0.12) return 'full'
  if (on >= 1.8 && share >= 0.25 && on >= rival * 0.75 && density >= 0.07) return 'partial'
  return 'none'
}
