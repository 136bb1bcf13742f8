import type { Language } from '@/lib/submissions/language'
import type { Level } from '@/lib/submissions/rubric'
import { isFunctionWord, words } from '@/lib/submissions/words'
import { isNumber, passagesOf, type Passage } from './draft'
import { isGeneric } from './generic'
import { areRelated, themesOf } from './lexicon'
import { stem } from './stem'

type Task = { title: string; description: string }

/** Themes that turn up in texts about anything, and say nothing against them. */
const soft = new Set(['family', 'feelings', 'kindness', 'routine', 'school', 'trips'])
/** Themes of tasks whose content is free: a book or a drawing may be about anything. */
const free = new Set(['reading', 'story', 'writing', 'art', 'screen', 'languages', 'kindness', 'feelings', 'family', 'party'])

export type Topic = {
  level: Level
  /** How much the words of a passage speak for its being on the task. */
  weight(passage: Passage): number
  measures: { on: number; off: number; direct: number; words: number }
}

/** How far a submission is about its task: by the words they share, and by the subjects their words belong to. */
export function topicOf(kept: readonly Passage[], language: Language, task: Task): Topic {
  const { themes, stems } = subjectsOf(task)
  const isFree = themes.size > 0 && [...themes.keys()].every((theme) => free.has(theme))

  function speaks(content: string, stemmed: string): { on: number; off: number; direct: number } {
    const direct = isNumber(content) ? 0 : (stems.get(stemmed) ?? stems.get(content) ?? 0)
    if (direct > 0) return { on: direct, off: 0, direct }
    const own = themesOf(content, language)
    const best = Math.max(0, ...own.map((theme) => themes.get(theme) ?? 0))
    const sharpness = own.length === 0 ? 0 : own.length ** -0.5
    if (best > 0) return { on: best * sharpness, off: 0, direct: 0 }
    const isOff = own.length > 0 && !own.some((theme) => soft.has(theme) || [...themes.keys()].some((each) => areRelated(each, theme)))
    return { on: 0, off: isOff ? sharpness * (isFree ? 0.3 : 1) : 0, direct: 0 }
  }

  const seen = new Map<string, string>()
  for (const { content, stems: own } of kept) {
    own.forEach((stemmed, index) => seen.set(stemmed, content[index] ?? stemmed))
  }
  let on = 0
  let off = 0
  let direct = 0
  for (const [stemmed, content] of seen) {
    const said = speaks(content, stemmed)
    on += said.on
    off += said.off
    direct += said.direct
  }
  const measures = { on, off, direct, words: seen.size }
  return {
    level: levelOf(measures),
    measures,
    weight: ({ content, stems: own }) =>
      content.reduce((sum, word, index) => sum + speaks(word, own[index] ?? word).on, 0),
  }
}

function levelOf({ on, off, words }: Topic['measures']): Level {
  const share = on / (on + off || 1)
  const density = on / (words || 1)
  if (on >= 3 && share >= 0.5 && density >= 0.12) return 'full'
  if (on >= 1.8 && share >= 0.35 && density >= 0.07) return 'partial'
  return 'none'
}

/** The subjects of a task with their weights up to 1, and the words that are its very own. */
function subjectsOf({ title, description }: Task): { themes: Map<string, number>; stems: Map<string, number> } {
  const stems = new Map<string, number>()
  const weights = new Map<string, number>()
  const whole = passagesOf(`${title}\n${description}`)
  // A title of one or two nouns shows no language: then it is looked up in both.
  const languages: Language[] = whole.grammar < 0.1 ? ['en', 'fr'] : [whole.language]
  for (const language of languages) {
    for (const [text, weight] of [[title, 2], [description, 1]] as const) {
      for (const word of contentOf(text)) {
        const stemmed = stem(word, language)
        const generic = isGeneric(stemmed, language)
        if (!generic) for (const key of [stemmed, word]) stems.set(key, Math.max(stems.get(key) ?? 0, weight === 2 ? 1.3 : 1))
        const themes = themesOf(word, language)
        for (const theme of themes) {
          weights.set(theme, (weights.get(theme) ?? 0) + ((generic ? 0.2 : 1) * weight) / themes.length)
        }
      }
    }
  }
  const most = Math.max(0, ...weights.values())
  const strong = [...weights].filter(([, weight]) => weight >= most * 0.4)
  return { stems, themes: new Map(strong.map(([theme, weight]) => [theme, 0.6 + (0.4 * weight) / most])) }
}

function contentOf(text: string): string[] {
  return words(text).filter((word) => !isFunctionWord(word) && word.length > 1)
}
