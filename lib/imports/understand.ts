import { fencedIn, jsonOf } from '@/lib/imports/fence'
import { givenPath, inEnglishKeys } from '@/lib/imports/other-keys'
import { parseLenientJson, type Repair } from '@/lib/imports/lenient-json'
import { placeAt, placeOf, type Path, type Place } from '@/lib/imports/locate'
import { pointsIn, readIncompleteTable, readTable, taskOf, type IncompleteTable, type Table } from '@/lib/imports/table'
import type { DayOrder } from '@/lib/imports/table-days'
import { fieldsOf, isRecord } from '@/lib/record'
import { usernameKey } from '@/lib/users/username'

/** How a text was read that is not an array of entries in strict JSON. */
export type Note = Repair | 'wrapped' | 'alone' | 'grouped' | 'table' | 'renamed' | 'looseQuote' | DayOrder

type Understood = {
  /** The data to validate; not an array when the text holds something else. */
  readonly data: unknown
  readonly notes: readonly Note[]
  /** The position in the text of a path in the data. */
  readonly placeOf: (path: Path) => Place | null
}

/** A text that cannot be read, and where; `missing` are the columns that a table lacks. */
type Misunderstood = {
  readonly data?: undefined
  readonly notes: null
  readonly errorPlace: Place
  readonly missing: IncompleteTable['missing']
}

type Item = { readonly value: unknown; readonly path: Path }

/**
 * The data in a text: strict JSON, nearly JSON with prose around it, or a table with headings. A list that is wrapped
 * in an object is taken out of it, and tasks that each name their user become entries.
 */
export function understand(text: string): Understood | Misunderstood {
  const json = jsonOf(text)
  const strict = parsed(json)
  if (strict !== undefined) return fromJson([strict], [], (path) => placeOf(json, path.slice(1)))
  const table = readTable(json)
  const alone = table && !table.isInProse ? fromTable(table, [], text) : null
  // A Markdown table may end with data in JSON, which was read before such tables were.
  if (alone && !table?.isMarkdown) return alone
  const lenient = parseLenientJson(text)
  if (lenient.json === null) {
    if (alone) return alone
    const fenced = readTable(fencedIn(text))
    // Markdown tables are read from several fences.
    const within = fenced?.isMarkdown ? (table ?? fenced) : (fenced ?? table)
    if (within) return fromTable(within, ['prose'], text)
    const { errorAt } = lenient
    const { missing, start, end } = readIncompleteTable(json) ?? { missing: [], start: errorAt, end: errorAt + 1 }
    return { notes: null, errorPlace: placeAt(text, start, end), missing }
  }
  const { json: repaired, origins, repairs } = lenient
  const at = (position: number) => origins[position] ?? text.length
  const read = fromJson(JSON.parse(repaired) as unknown[], [...repairs], (path) => {
    const place = placeOf(repaired, path)
    return place && placeAt(text, at(place.start), at(place.end - 1) + 1)
  })
  return alone && !hasRequiredKeys(read.data) ? alone : read
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown
  } catch {
    return undefined
  }
}

function fromTable({ rows, dayOrder, hasLooseQuote }: Table, repairs: readonly Note[], text: string): Understood {
  const items = rows.map((row, at) => ({ value: taskOf(row), path: [at] }))
  const { data, pathOf } = grouped(items)
  const rowOf = ([at]: Path) => (typeof at === 'number' ? rows[at] : undefined)
  return {
    data,
    notes: [
      ...repairs,
      'table',
      'grouped',
      ...(hasLooseQuote ? ['looseQuote' as const] : []),
      ...(dayOrder ? [dayOrder] : []),
    ],
    placeOf: (path) => {
      const row = rowOf(pathOf(path))
      return row ? placeAt(text, row.start, row.end) : null
    },
  }
}

/**
 * Entries from JSON values; a path begins with the index of the value. Other keys, such as French ones, are read only
 * where those of an import are missing, because any keys may be beside them. Points may be quoted.
 */
function fromJson(values: readonly unknown[], repairs: Note[], place: (path: Path) => Place | null): Understood {
  const found = fromLists(values, repairs, place)
  const renamed = hasRequiredKeys(found.data) ? values : (inEnglishKeys(values) as readonly unknown[])
  const read =
    renamed === values ? found : fromLists(renamed, [...repairs, 'renamed'], (path) => place(givenPath(values, path)))
  return { ...read, data: withNumericPoints(read.data) }
}

/** The entries with the points of their tasks as numbers where a text holds them. */
function withNumericPoints(data: unknown): unknown {
  if (!Array.isArray(data)) return data
  const inTask = (task: unknown) =>
    isRecord(task) && typeof task.points === 'string' ? { ...task, points: pointsIn(task.points.trim()) } : task
  return data.map((entry: unknown) =>
    isRecord(entry) && Array.isArray(entry.tasks) ? { ...entry, tasks: entry.tasks.map(inTask) } : entry,
  )
}

function hasRequiredKeys(data: unknown): boolean {
  const isTask = (task: unknown) => ['title', 'description', 'date'].every((key) => Object.hasOwn(fieldsOf(task), key))
  const isEntry = (entry: unknown) => {
    const { user, tasks } = fieldsOf(entry)
    return user !== undefined && Array.isArray(tasks) && tasks.every(isTask)
  }
  return Array.isArray(data) && data.every(isEntry)
}

function fromLists(values: readonly unknown[], repairs: Note[], place: (path: Path) => Place | null): Understood {
  const lists = values.map((value, at) => listIn(value, [at]))
  const unread = values.findIndex((value, at) => !lists[at] && (values.length === 1 || !isRemark(value)))
  const only = unread >= 0 ? unread : lists.every((list) => !list) ? 0 : null
  if (only !== null) return { data: values[only], notes: repairs, placeOf: (path) => place([only, ...path]) }
  const isBeside = lists.some((list) => !list) && !repairs.includes('prose')
  const notes = [
    ...repairs,
    ...(isBeside ? ['prose' as const] : []),
    ...(['wrapped', 'alone'] as const).filter((note) => lists.some((list) => list?.note === note)),
  ]
  const items = lists.flatMap((list) => list?.items ?? [])
  if (items.length === 0 || !items.every(isTask)) {
    const data = items.map(({ value }) => value)
    const pathOf = ([at, ...rest]: Path) => [...(items[Number(at)]?.path ?? [0]), ...rest]
    return { data, notes, placeOf: (path) => place(path.length === 0 ? [0] : pathOf(path)) }
  }
  const { data, pathOf } = grouped(items)
  return { data, notes: [...notes, 'grouped'], placeOf: (path) => place(pathOf(path)) }
}

/** A task that names its user, instead of an entry with tasks. */
const isTask = ({ value }: Item) => isTaskOfUser(value)
const isTaskOfUser = (value: unknown) => isRecord(value) && 'title' in value && 'user' in value && !('tasks' in value)

/** Whether a value beside lists may be left out as prose, such as `{ "version": 1 }` and `{ "note": "Enjoy!" }`. */
const isRemark = (value: unknown) =>
  Object.entries(fieldsOf(value)).every(([key, each]) => remarks.has(key) && typeof each !== 'object')
const remarks = new Set(['version', 'note', 'notes', 'comment', 'remark', 'language', 'source', 'remarque', 'langue'])

/** The items of a list, of the only list in an object, or a single entry or task; null when there is none. */
function listIn(value: unknown, path: Path): { items: Item[]; note?: 'wrapped' | 'alone' } | null {
  const itemsOf = (list: readonly unknown[], ...under: Path) =>
    list.map((each, at) => ({ value: each, path: [...path, ...under, at] }))
  if (Array.isArray(value)) return { items: itemsOf(value) }
  if (!isRecord(value)) return null
  const lists = Object.entries(value).filter((pair): pair is [string, unknown[]] => Array.isArray(pair[1]))
  const isEntry = 'user' in value && 'tasks' in value
  const isTaskAlone = isTaskOfUser(value) && lists.every(([key]) => key === 'expectations')
  if (isEntry || isTaskAlone) return { items: [{ value, path }], note: 'alone' }
  const [only] = lists
  return only && lists.length === 1 ? { items: itemsOf(only[1], only[0]), note: 'wrapped' } : null
}

/** Tasks that name their user, as entries in the order of the users; each user has one, however the name is spelt. */
function grouped(items: readonly Item[]) {
  const groups = new Map<unknown, { user: unknown; tasks: unknown[]; paths: Path[] }>()
  for (const { value, path } of items) {
    const { user, ...task } = fieldsOf(value)
    const key = typeof user === 'string' ? usernameKey(user) : user
    const group = groups.get(key) ?? { user, tasks: [], paths: [] }
    group.tasks.push(task)
    group.paths.push(path)
    groups.set(key, group)
  }
  const list = [...groups.values()]
  return {
    data: list.map(({ user, tasks }) => ({ user, tasks })),
    pathOf: ([entry, key, task, ...rest]: Path): Path => {
      const paths = list[Number(entry)]?.paths ?? []
      if (key === 'tasks' && task !== undefined) return [...(paths[Number(task)] ?? []), ...rest]
      return [...(paths[0] ?? [0]), ...(key === 'user' ? ['user'] : [])]
    },
  }
}
