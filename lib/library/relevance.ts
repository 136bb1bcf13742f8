import { stem } from '@/lib/evaluation/evaluators/built-in/stem'
import { isFunctionWord, words } from '@/lib/evaluation/text/words'
import type { Locale } from '@/lib/i18n/locale'
import type { Theme } from '@/lib/library/themes'
import keywords from './keywords.json'

const stemsOf = (text: string, language: Locale) =>
  new Set(words(text).flatMap((word) => (isFunctionWord(word) || word.length < 3 ? [] : [stem(word, language)])))

type Relevant = { readonly title: string; readonly theme: Theme | null }

/**
 * How well a task fits a goal: two for each word of the goal in its title, and three more when the goal names its theme;
 * a task without a theme gets them for a word in its title. So "kind" finds kindness before "Five kinds of green". Zero
 * for a blank goal, or one that names nothing of the library.
 */
export function relevanceTo(goal: string, language: Locale): (task: Relevant) => number {
  const wanted = stemsOf(goal, language)
  if (wanted.size === 0) return () => 0
  const themes = new Map(
    Object.entries(keywords[language]).map(([theme, list]) => [
      theme,
      [...stemsOf(list, language)].some((each) => wanted.has(each)),
    ]),
  )
  return ({ theme, title }) => {
    const shared = [...stemsOf(title, language)].filter((each) => wanted.has(each)).length
    const isNamed = theme === null ? shared > 0 : themes.get(theme)
    return 2 * shared + (isNamed ? 3 : 0)
  }
}
