import { frenchColumns } from '@/lib/imports/columns'
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

/** The value with the import's keys for French ones, with or without accents; itself when it has none. */
export function inEnglishKeys(value: unknown, depth = 0): unknown {
  if (depth > deepest) return value
  if (Array.isArray(value)) {
    const items = value.map((each) => inEnglishKeys(each, depth + 1))
    return items.some((each, at) => each !== value[at]) ? items : value
  }
  if (!isRecord(value)) return value
  const names = englishNames(value)
  const fields = Object.entries(value).map(([key, each]) => [names.get(key) ?? key, inEnglishKeys(each, depth + 1)])
  const isChanged = names.size > 0 || Object.values(value).some((each, at) => each !== fields[at]?.[1])
  return isChanged ? Object.fromEntries(fields) : value
}

/** The path in the value of a path in what `inEnglishKeys` makes of it. */
export function givenPath(value: unknown, path: Path): Path {
  let under = value
  return path.map((step) => {
    const names = isRecord(under) ? [...englishNames(under)] : []
    const key = names.find(([, english]) => english === step)?.[0] ?? step
    under = (under as Record<string | number, unknown> | null | undefined)?.[key]
    return key
  })
}

/** The French keys of a record that stand for ones that it lacks. */
function englishNames(record: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const taken = new Set(Object.keys(record))
  for (const key of Object.keys(record)) {
    const english = englishKeys.get(keyOf(key))
    if (english === undefined || taken.has(english)) continue
    names.set(key, english)
    taken.add(english)
  }
  return names
}
