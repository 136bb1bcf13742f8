import type { Language } from '@/lib/evaluation/text/language'
import { themesOf } from './lexicon'

/** A word, how often it counts, and its themes where they are known to be others than the lexicon's. */
export type Weighted = { word: string; weight: number; themes?: readonly string[] }

/** How much each theme has a part in each word, the word's parts adding up to 1; no theme: no entry. */
export type Blend = { parts: Map<string, Map<string, number>>; themes: Map<string, number> }

/**
 * Which subjects the words of a text are about. Many words belong to several; each leans to the
 * subjects that the other words speak of, so that the glass on a table full of plates is a dish and
 * the glass among bottles is recycling (expectation-maximisation over a mixture of themes).
 */
export function blendOf(words: readonly Weighted[], languages: readonly Language[], rounds = 5): Blend {
  const known = words
    .map(({ word, weight, themes: given }) => ({
      word,
      weight,
      own: given ?? [...new Set(languages.flatMap((each) => themesOf(word, each)))],
    }))
    .filter(({ own }) => own.length > 0)
  let themes = new Map<string, number>()
  let parts = new Map(known.map(({ word, own }) => [word, new Map(own.map((theme) => [theme, 1 / own.length]))]))
  for (let round = 0; round < rounds; round += 1) {
    themes = new Map()
    for (const { word, weight } of known) {
      for (const [theme, part] of parts.get(word) ?? []) themes.set(theme, (themes.get(theme) ?? 0) + part * weight)
    }
    const size = (theme: string) => themes.get(theme) ?? 0
    parts = new Map(
      known.map(({ word, own }) => {
        const total = own.reduce((sum, theme) => sum + size(theme), 0) || 1
        return [word, new Map(own.map((theme) => [theme, size(theme) / total]))]
      }),
    )
  }
  return { parts, themes }
}
