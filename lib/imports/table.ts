import { folded } from '@/lib/tasks/expectations'

/** A record of a table: its cells by column, and its range in the text. */
export type TableRow = {
  readonly values: Readonly<Record<string, string>>
  readonly start: number
  readonly end: number
}

/** The order of the numbers in days such as `3/4/2027`. */
export type DayOrder = 'dayFirst' | 'monthFirst'

const columns: Readonly<Record<string, readonly string[]>> = {
  user: ['user', 'username', 'member', 'child', 'name'],
  title: ['title', 'task'],
  description: ['description', 'details'],
  date: ['date', 'day'],
  expires_at: ['expires_at', 'expires at', 'expires', 'expiry', 'until'],
  points: ['points'],
  expectations: ['expectations'],
}
const frenchColumns: typeof columns = {
  user: ['utilisateur', 'membre', 'enfant', 'nom', 'prénom', 'qui'],
  title: ['titre', 'tâche'],
  description: ['consigne', 'détails'],
  date: ['jour'],
  expires_at: ['expire', 'échéance'],
  expectations: ['attentes', 'éléments attendus'],
}
const dayColumns = ['date', 'expires_at']
const required = ['user', 'title', 'description', 'date']
const delimiters = ['\t', ';', ',']
/** Lines that may stand before the headings. */
const mostIntroduced = 20

const columnIn = (headings: typeof columns, heading: string) =>
  Object.entries(headings).find(([, names]) => names.includes(folded(heading.replace(/^\ufeff/, ''))))?.[0]

/** A table in a text. */
export type Table = {
  readonly rows: readonly TableRow[]
  /** The order of days that were not written in ISO 8601; null without any or when it is unknown. */
  readonly dayOrder: DayOrder | null
  /** Lines before the one with the headings, or after the rows, were left out. */
  readonly isInProse: boolean
  /** A cell begins with a quotation mark that no other closes at its end. */
  readonly hasLooseQuote: boolean
}

const namesIn = (headings: readonly string[]) =>
  headings.map((each) => columnIn(columns, each) ?? columnIn(frenchColumns, each))

/**
 * The records of a CSV text or a range pasted from a spreadsheet, below the first line that names the columns in
 * English or French; null when it is none. Columns with other names are left out.
 */
export function readTable(text: string): Table | null {
  for (const delimiter of delimiters) {
    const lines = recordsIn(text, delimiter)
    const at = lines.slice(0, mostIntroduced + 1).findIndex(({ cells }) => {
      const names = namesIn(cells)
      return required.every((name) => names.includes(name))
    })
    const below = lines.slice(at + 1)
    const records = withoutClosingWords(below, text)
    if (at === -1 || records.length === 0) continue
    const headings = lines[at]?.cells ?? []
    const isFrench = headings.some((each) => columnIn(frenchColumns, each))
    const names = namesIn(headings)
    const rows = records.map(({ cells, start, end }) => {
      const named = cells.flatMap((cell, at): [string, string][] => {
        const name = names[at]
        return name === undefined || cell.trim() === '' ? [] : [[name, cell.trim()]]
      })
      return { values: Object.fromEntries(named), start, end }
    })
    // Spreadsheets put semicolons between the cells only in countries that write the day first.
    const dayOrder = dayOrderOf(rows) ?? (isFrench || delimiter === ';' ? 'dayFirst' : null)
    return {
      ...withIsoDays(rows, dayOrder),
      isInProse: at > 0 || records.length < below.length,
      hasLooseQuote: records.some((record) => record.hasLooseQuote),
    }
  }
  return null
}

/** A day as spreadsheets show it: two numbers, of which either may be the month, and the year. */
const shownDay = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/

function shownDayIn(cell: string) {
  const [, first, sign, second, year] = shownDay.exec(cell) ?? []
  return first && sign && second && year ? { first, sign, second, year } : null
}

const shownDaysOf = (rows: readonly TableRow[]) =>
  rows.flatMap(({ values }) => dayColumns.flatMap((name) => shownDayIn(values[name] ?? '') ?? []))

/** The order that a day of the rows tells: no month is greater than 12, and between points the day is always first. */
function dayOrderOf(rows: TableRow[]): DayOrder | 'contradictory' | null {
  const days = shownDaysOf(rows)
  const isDayFirst = days.some(({ first, sign }) => Number(first) > 12 || sign === '.')
  const isMonthFirst = days.some(({ second }) => Number(second) > 12)
  if (isDayFirst && isMonthFirst) return 'contradictory'
  return isDayFirst ? 'dayFirst' : isMonthFirst ? 'monthFirst' : null
}

/** The rows with their days in ISO 8601; without an order they stay as they are. */
function withIsoDays(rows: TableRow[], order: DayOrder | 'contradictory' | null) {
  if (shownDaysOf(rows).length === 0 || order === null || order === 'contradictory') return { rows, dayOrder: null }
  const inIso = (cell: string) => {
    const shown = shownDayIn(cell)
    if (!shown) return cell
    const { first, second, year } = shown
    const [month, day] = order === 'dayFirst' ? [second, first] : [first, second]
    return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  }
  const valuesOf = ({ values }: TableRow) =>
    Object.entries(values).map(([name, cell]) => [name, dayColumns.includes(name) ? inIso(cell) : cell])
  return { rows: rows.map((row) => ({ ...row, values: Object.fromEntries(valuesOf(row)) })), dayOrder: order }
}

/** The rows as tasks with their user, in the import's keys. */
export function taskOf({ values: { points, expectations, ...rest } }: TableRow): Record<string, unknown> {
  return {
    ...rest,
    ...(points !== undefined && { points: /^\d+$/.test(points) ? Number(points) : points }),
    ...(expectations !== undefined && {
      expectations: expectations
        .split(/[|\n]/)
        .map((each) => each.trim())
        .filter((each) => each !== ''),
    }),
  }
}

/** The records without the lines after a blank one at the end that have too few cells for a task. */
function withoutClosingWords(records: readonly TableRecord[], text: string): readonly TableRecord[] {
  const lastTask = records.findLastIndex(({ cells }) => cells.length >= required.length)
  const closing = records.findIndex(({ start }, at) => {
    const end = records[at - 1]?.end ?? start
    return at > lastTask && lastTask !== -1 && /\n\s*?\n|\r\s*?\r/.test(text.slice(end, start))
  })
  return closing === -1 ? records : records.slice(0, closing)
}

type TableRecord = Pick<Table, 'hasLooseQuote'> & { cells: string[]; start: number; end: number }

/**
 * The non-empty records, by RFC 4180: a quoted cell may contain delimiters, doubled quotes and line breaks. Spaces may
 * stand around it.
 */
function recordsIn(text: string, delimiter: string) {
  const records: TableRecord[] = []
  const cell = new RegExp(`(?:[ ]*"((?:[^"]|"")*)"[ ]*|([^${delimiter}\\r\\n]*))(${delimiter}|\\r\\n|\\r|\\n|$)`, 'y')
  let cells: string[] = []
  let start = 0
  let hasLooseQuote = false
  for (;;) {
    const found = cell.exec(text)
    if (!found) return []
    const [, quoted, plain = '', after = ''] = found
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    hasLooseQuote ||= quoted === undefined && plain.trimStart().startsWith('"')
    if (after === delimiter) continue
    const next = found.index + found[0].length
    if (cells.some((each) => each.trim() !== ''))
      records.push({ cells, start, end: next - after.length, hasLooseQuote })
    if (next >= text.length) break
    cells = []
    hasLooseQuote = false
    start = next
  }
  return records
}
