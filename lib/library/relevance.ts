import { stem } from '@/lib/evaluation/evaluators/built-in/stem'
import { isFunctionWord, words } from '@/lib/evaluation/text/words'
import { locales, type Locale } from '@/lib/i18n/locale'
import type { Theme } from '@/lib/library/themes'
import { splitGoal } from '@/lib/library/split-goal'
import keywords from './keywords.json'

const stemsOf = (text: string, language: Locale) =>
  new Set(words(text).flatMap((word) => (isFunctionWord(word) || word.length < 3 ? [] : [stem(word, language)])))

/** "Help in the kitchen" is about cooking, where "help others" is about kindness. */
const HELPING_WITH =
  /(?<!\p{L})(?:help(?:ing)?|aider?)(?: (?:more|out|plus|davantage))*(?= (?:in|at|with|around|en|à|dans|avec|pour)(?!\p{L}))/giu

type Relevant = { readonly title: string; readonly theme: Theme | null }

/**
 * How well a task fits a goal: two for each word of the goal in its title, and three more when the goal names its theme;
 * a task without a theme gets them for a word in its title. So "kind" finds kindness before "Five kinds of green". What
 * the goal wants less of counts against a task in the same way, as far as it names a theme. Zero for a blank goal, or
 * one that names nothing of the library.
 */
export function relevanceTo(goal: string, language: Locale): (task: Relevant) => number {
  const { wanted, unwanted } = goalStems(goal, language)
  const [towards, against] = [scoreBy(wanted, language), scoreBy(unwanted, language)]
  return (task) => towards(task) - against(task)
}

/**
 * A problem to have less of ("fewer lost socks") names what a task may be about, so only words of themes are unwanted.
 */
function goalStems(goal: string, language: Locale): { wanted: Set<string>; unwanted: Set<string> } {
  const themes = new Map(locales.map((each) => [each, stemsOfThemes(each)]))
  const isOfTheme = (word: string) => locales.some((each) => themes.get(each)?.has(stem(word, each)))
  const parts = splitGoal(goal.replace(HELPING_WITH, ''), isOfTheme)
  const [wanted, negated] = [stemsOf(parts.wanted, language), stemsOf(parts.unwanted, language)]
  const ofThemes = themes.get(language)
  return {
    wanted: new Set([...wanted, ...[...negated].filter((each) => !ofThemes?.has(each))]),
    unwanted: new Set([...negated].filter((each) => ofThemes?.has(each) && !wanted.has(each))),
  }
}

function scoreBy(named: Set<string>, language: Locale): (task: Relevant) => number {
  if (named.size === 0) return () => 0
  const themes = new Map(
    themeStems(language).map(([theme, stems]) => [theme, [...stems].some((each) => named.has(each))]),
  )
  return ({ theme, title }) => {
    const shared = [...stemsOf(title, language)].filter((each) => named.has(each)).length
    const isNamed = theme === null ? shared > 0 : themes.get(theme)
    return 2 * shared + (isNamed ? 3 : 0)
  }
}

const themeStems = (language: Locale) =>
  Object.entries(keywords[language]).map(([theme, list]) => [theme, stemsOf(list, language)] as const)

const stemsOfThemes = (language: Locale) => new Set(themeStems(language).flatMap(([, stems]) => [...stems]))
