import { lettersMeant } from '@/lib/planning/letters'
import type { PlanRequest, Suggestion } from '@/lib/planning/plan'
import { folded, longestExpectation, mostExpectations, repeatedAt } from '@/lib/tasks/expectations'
import { defaultTaskPoints, longestTitle } from '@/lib/tasks/limits'
import { characterCount, isStorableText, isVisibleText } from '@/lib/text'

/** A task as a model suggested it, unchecked. */
type RawSuggestion = {
  member: string
  date: string
  title: string
  description: string
  expectations: readonly string[]
  points: number
}

const longestSuggestedDescription = 2_000
const mostPoints = 50
const isText = (text: string) => isVisibleText(text) && isStorableText(text)

/**
 * Drops suggestions for other members or days, beyond the daily number, without text, too long, or with a title the
 * member already has. A task that mentions a member by a letter is dropped too, unless the goal names that member: then
 * the letter is sure to mean them, and `withNames` puts the name in its place.
 */
export function validSuggestions(raw: readonly RawSuggestion[], request: PlanRequest): Suggestion[] {
  const letters = new Set(request.members.map(({ letter }) => letter))
  const isUnnamed = (letter: string) => letters.has(letter) && !request.named.includes(letter)
  const isLettered = (text: string) => lettersMeant(text).some(isUnnamed)
  const avoided = [...request.avoid, ...request.avoidWithNames].map(folded)
  const taken = new Map<string, Set<string>>()
  const counts = new Map<string, number>()
  return raw.flatMap(({ member, date: rawDate, ...task }) => {
    const letter = member.trim().toUpperCase()
    const date = request.days.find((day) => day === rawDate.trim())
    const title = task.title.trim()
    const description = task.description.trim()
    if (!letters.has(letter) || date === undefined || !isText(title) || !isText(description)) return []
    if (isLettered(title) || isLettered(description)) return []
    if (title.length > longestTitle || description.length > longestSuggestedDescription) return []

    const titles = taken.get(letter) ?? new Set(avoided)
    const slot = `${letter} ${date}`
    const count = counts.get(slot) ?? 0
    if (titles.has(folded(title)) || count >= request.perDay) return []
    taken.set(letter, titles.add(folded(title)))
    counts.set(slot, count + 1)
    return [
      {
        letter,
        date,
        title,
        description,
        expectations: expectationsIn(task.expectations.filter((text) => !isLettered(text))),
        points: pointsIn(task),
      },
    ]
  })
}

function expectationsIn(texts: readonly string[]) {
  const fitting = texts
    .map((text) => text.trim())
    .filter((text) => isText(text) && characterCount(text) <= longestExpectation)
  const repeated = new Set(repeatedAt(fitting))
  return fitting
    .filter((_, at) => !repeated.has(at))
    .slice(0, mostExpectations)
    .map((text) => ({ text, isHidden: false }))
}

const pointsIn = ({ points }: Pick<RawSuggestion, 'points'>) =>
  Number.isInteger(points) && points >= 1 && points <= mostPoints ? points : defaultTaskPoints
