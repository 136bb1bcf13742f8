import { folded } from '@/lib/tasks/expectations'

/** A record of a table: its cells by column, and its range in the text. */
export type TableRow = {
  readonly values: Readonly<Record<string, string>>
  readonly start: number
  readonly end: number
}

const columns: Readonly<Record<string, readonly string[]>> = {
  user: ['user', 'username', 'member', 'child', 'name', 'utilisateur', 'membre', 'enfant', 'nom', 'prénom', 'qui'],
  title: ['title', 'task', 'titre', 'tâche'],
  description: ['description', 'details', 'consigne', 'détails'],
  date: ['date', 'day', 'jour'],
  expires_at: ['expires_at', 'expires at', 'expires', 'expiry', 'until', 'expire', 'échéance'],
  points: ['points'],
  expectations: ['expectations', 'attentes', 'éléments attendus'],
}
const required = ['user', 'title', 'description', 'date']
const delimiters = ['\t', ';', ',']

const columnOf = (heading: string) =>
  Object.entries(columns).find(([, names]) => names.includes(folded(heading.replace(/^\ufeff/, ''))))?.[0]

/**
 * The records of a CSV text or a range pasted from a spreadsheet, whose first line names the columns in English or
 * French; null when it is none. Columns with other names are left out.
 */
export function readTable(text: string): TableRow[] | null {
  for (const delimiter of delimiters) {
    const [heading, ...records] = recordsIn(text, delimiter)
    const names = heading?.cells.map(columnOf) ?? []
    if (!required.every((name) => names.includes(name)) || records.length === 0) continue
    const rows = records.map(({ cells, start, end }) => {
      const named = cells.flatMap((cell, at): [string, string][] => {
        const name = names[at]
        return name === undefined || cell.trim() === '' ? [] : [[name, cell.trim()]]
      })
      return { values: Object.fromEntries(named), start, end }
    })
    return withIsoDays(rows)
  }
  return null
}

/** A day as spreadsheets show it: two numbers, of which either may be the month, and the year. */
const shownDay = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/

/**
 * The rows with their days in ISO 8601, where a day of the column tells its order: no month is greater than 12, and
 * between points the day is always first. Otherwise they stay as they are.
 */
function withIsoDays(rows: TableRow[]): TableRow[] {
  const parts = rows.flatMap(({ values }) => {
    const [, first, sign, second] = shownDay.exec(values.date ?? '') ?? []
    return first === undefined ? [] : [{ first: Number(first), second: Number(second), sign }]
  })
  const isDayFirst = parts.some(({ first, sign }) => first > 12 || sign === '.')
  const isMonthFirst = parts.some(({ second }) => second > 12)
  if (isDayFirst === isMonthFirst) return rows
  return rows.map((row) => {
    const [, first = '', , second = '', year] = shownDay.exec(row.values.date ?? '') ?? []
    if (year === undefined) return row
    const [month, day] = isDayFirst ? [second, first] : [first, second]
    return { ...row, values: { ...row.values, date: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` } }
  })
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

/** The non-empty records, by RFC 4180: a quoted cell may contain delimiters, doubled quotes and line breaks. */
function recordsIn(text: string, delimiter: string) {
  const records: { cells: string[]; start: number; end: number }[] = []
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"[ ]*|([^${delimiter}\\r\\n]*))(${delimiter}|\\r\\n|\\r|\\n|$)`, 'y')
  let cells: string[] = []
  let start = 0
  for (;;) {
    const found = cell.exec(text)
    if (!found) return []
    const [, quoted, plain = '', after = ''] = found
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (after === delimiter) continue
    const next = found.index + found[0].length
    if (cells.some((each) => each.trim() !== '')) records.push({ cells, start, end: next - after.length })
    if (next >= text.length) break
    cells = []
    start = next
  }
  return records
}
