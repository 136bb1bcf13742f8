import { parseLenientJson, type Repair } from '@/lib/imports/lenient-json'
import { placeAt, placeOf, type Place } from '@/lib/imports/locate'
import { readTable, taskOf, type DayOrder, type Table } from '@/lib/imports/table'
import { fieldsOf, isRecord } from '@/lib/record'
import { usernameKey } from '@/lib/users/username'

type Path = readonly (string | number)[]

/** How a text was read that is not an array of entries in strict JSON. */
export type Note = Repair | 'wrapped' | 'grouped' | 'table' | 'looseQuote' | DayOrder

export type Understood = {
  /** The data to validate; not an array when the text holds something else. */
  readonly data: unknown
  readonly notes: readonly Note[]
  /** The position in the text of a path in the data. */
  readonly placeOf: (path: Path) => Place | null
}

/** A text that cannot be read, and where. */
export type Misunderstood = { readonly data?: undefined; readonly notes: null; readonly errorPlace: Place }

type Item = { readonly value: unknown; readonly path: Path }

/**
 * The data in a text: strict JSON, nearly JSON with prose around it, or a table with headings. A list that is wrapped
 * in an object is taken out of it, and tasks that each name their user become entries.
 */
export function understand(text: string, json: string): Understood | Misunderstood {
  const strict = parsed(json)
  if (strict !== undefined) return fromJson([strict], [], (path) => placeOf(json, path.slice(1)))
  const table = readTable(json)
  if (table && !table.isInProse) return fromTable(table, [], text)
  const lenient = parseLenientJson(text)
  if (lenient.json === null) {
    const within = readTable(fencedIn(text)) ?? table
    if (within) return fromTable(within, ['prose'], text)
    const { errorAt } = lenient
    return { notes: null, errorPlace: placeAt(text, errorAt, errorAt + 1) }
  }
  const { json: repaired, origins, repairs } = lenient
  const at = (position: number) => origins[position] ?? text.length
  return fromJson(JSON.parse(repaired) as unknown[], [...repairs], (path) => {
    const place = placeOf(repaired, path)
    return place && placeAt(text, at(place.start), at(place.end - 1) + 1)
  })
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown
  } catch {
    return undefined
  }
}

/** What a code fence in a text holds, at its position; blank without a fence. */
function fencedIn(text: string): string {
  const found = /^```\w*[^\S\n]*\n([^]*?)^```/m.exec(text)
  if (!found) return ''
  const [fenced, content = ''] = found
  const start = found.index + fenced.indexOf('\n') + 1
  return text.slice(0, start).replace(/[^\r\n]/g, ' ') + content
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

/** Entries from JSON values; a path begins with the index of the value. */
function fromJson(values: readonly unknown[], repairs: Note[], place: (path: Path) => Place | null): Understood {
  const lists = values.map((value, at) => listIn(value, [at]))
  const notes = lists.some((list) => list?.isWrapped) ? [...repairs, 'wrapped' as const] : repairs
  if (lists.some((list) => !list)) return { data: values[0], notes: repairs, placeOf: (path) => place([0, ...path]) }
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
const isTask = ({ value }: Item) => isRecord(value) && 'title' in value && 'user' in value && !('tasks' in value)

/** The items of a list, of the only list in an object, or a single entry; null when there is none. */
function listIn(value: unknown, path: Path): { items: Item[]; isWrapped: boolean } | null {
  const itemsOf = (list: readonly unknown[], ...under: Path) =>
    list.map((each, at) => ({ value: each, path: [...path, ...under, at] }))
  if (Array.isArray(value)) return { items: itemsOf(value), isWrapped: false }
  if (!isRecord(value)) return null
  if ('user' in value && 'tasks' in value) return { items: [{ value, path }], isWrapped: true }
  const lists = Object.entries(value).filter((pair): pair is [string, unknown[]] => Array.isArray(pair[1]))
  const [only] = lists
  return only && lists.length === 1 ? { items: itemsOf(only[1], only[0]), isWrapped: true } : null
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
