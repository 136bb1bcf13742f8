import { frenchColumns, userColumns } from '@/lib/imports/columns'
import type { Path } from '@/lib/imports/locate'
import { isRecord } from '@/lib/record'
import { folded } from '@/lib/tasks/expectations'
import { plain } from '@/lib/text'

/** Values, lists in wrappers, entries and their tasks are nested to this depth. */
const deepest = 6

const keyOf = (name: string) => plain(folded(name))
const englishKeys = new Map(
  Object.entries({ ...frenchColumns, tasks: ['tâches'] }).flatMap(([english, names]) =>
    names.map((name) => [keyOf(name), english] as const),
  ),
)

/**
 * The value with the import's keys for French ones, with or without accents, and for other names of the user; itself when
 * it has none.
 */
export function inEnglishKeys(value: unknown, depth = 0, isOnly = false): unknown {
  if (depth > deepest) return value
  if (Array.isArray(value)) {
    const items = value.map((each) => inEnglishKeys(each, depth + 1, isOnlyOf(value, depth)))
    return items.some((each, at) => each !== value[at]) ? items : value
  }
  if (!isRecord(value)) return value
  const names = englishNames(value, isOnly)
  const fields = Object.entries(value).map(([key, each]) => [names.get(key) ?? key, inEnglishKeys(each, depth + 1)])
  const isChanged = names.size > 0 || Object.values(value).some((each, at) => each !== fields[at]?.[1])
  return isChanged ? Object.fromEntries(fields) : value
}

/** The path in the value of a path in what `inEnglishKeys` makes of it. */
export function givenPath(value: unknown, path: Path): Path {
  let under = value
  return path.map((step, at) => {
    const names = isRecord(under) ? [...englishNames(under, at === 1 && isOnlyOf(value, 0))] : []
    const key = names.find(([, english]) => english === step)?.[0] ?? step
    under = (under as Record<string | number, unknown> | null | undefined)?.[key]
    return key
  })
}

/** Whether the items of an array at this depth are the only value of the import. */
const isOnlyOf = (value: unknown, depth: number) => depth === 0 && Array.isArray(value) && value.length === 1

/** The other keys of a record that stand for ones that it lacks. The name of the only value is that of its tasks. */
function englishNames(given: Readonly<Record<string, unknown>>, isOnly: boolean): ReadonlyMap<string, string> {
  const record = isOnly && tasksOf(given) !== undefined ? withoutName(given) : given
  const names = new Map<string, string>()
  const taken = new Set(Object.keys(record))
  for (const key of Object.keys(record)) {
    const english = englishKeys.get(keyOf(key))
    if (english === undefined || taken.has(english)) continue
    names.set(key, english)
    taken.add(english)
  }
  const user = userKeyOf(record)
  if (user !== undefined && !taken.has('user') && (taken.has('title') || namesTasksOfOne(record)))
    names.set(user, 'user')
  return names
}

/** The key that says whose a task is. A name may also be that of something else, so it counts last. */
const userKeyOf = (record: Readonly<Record<string, unknown>>) =>
  userColumns
    .map((column) => Object.keys(record).find((key) => lettersOf(key) === lettersOf(column)))
    .find((key) => key !== undefined)

/** Whether a record has tasks that do not name their users themselves. */
function namesTasksOfOne(record: Readonly<Record<string, unknown>>): boolean {
  const tasks = tasksOf(record)
  return Array.isArray(tasks) && !tasks.some((task) => isRecord(task) && userKeyOf(task) !== undefined)
}

const tasksOf = (record: Readonly<Record<string, unknown>>) =>
  Object.entries(record).find(([key]) => ['tasks', 'taches'].includes(keyOf(key)))?.[1]

const withoutName = (record: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !['name', 'nom'].includes(keyOf(key))))

const lettersOf = (key: string) => key.toLowerCase().replace(/[^a-z]/g, '')
