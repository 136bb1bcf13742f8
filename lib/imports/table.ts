import { columnsOf, dayColumns, isFrench, requiredColumns, type RequiredColumn } from '@/lib/imports/columns'
import { markdownRecordsIn, recordsIn, type TableRecord } from '@/lib/imports/records'
import { isoDays, type DayOrder } from '@/lib/imports/table-days'

/** A record of a table: its cells by column, and its range in the text. */
export type TableRow = {
  readonly values: Readonly<Record<string, string>>
  readonly start: number
  readonly end: number
}

const pipe = '|'
const delimiters = ['\t', ';', ',', pipe]
/** Lines that may stand before the headings. */
const mostIntroduced = 20

/** A table in a text. */
export type Table = {
  readonly rows: readonly TableRow[]
  /** The order of days that were not written in ISO 8601; null without any or when it is unknown. */
  readonly dayOrder: DayOrder | null
  /** Lines before the one with the headings, between the rows, or after them were left out. */
  readonly isInProse: boolean
  /** A cell begins with a quotation mark that no other closes at its end. */
  readonly hasLooseQuote: boolean
  readonly isMarkdown: boolean
}

/**
 * The records of a CSV text, a range pasted from a spreadsheet or a Markdown table, below the first line that names the
 * columns in English or French; null when it is none. Columns with other names are left out.
 */
export function readTable(text: string): Table | null {
  for (const delimiter of delimiters) {
    const isMarkdown = delimiter === pipe
    const at = firstLines(text, delimiter).findIndex(({ cells }) => missingIn(cells).length === 0)
    if (at === -1) continue
    const { records: lines, hasProse } = linesIn(text, delimiter)
    const headings = lines[at]?.cells ?? []
    const below = lines.slice(at + 1)
    const records = isMarkdown ? withoutHeadings(below, headings) : withoutClosingWords(below, text)
    if (records.length === 0) continue
    const names = columnsOf(headings)
    const rows = records.map(({ cells, start, end }) => {
      const fitting = isMarkdown ? fitted(cells, names.length) : cells
      const named = fitting.flatMap((cell, at): [string, string][] => {
        const name = names[at]
        return name === undefined || cell.trim() === '' ? [] : [[name, cell.trim()]]
      })
      return { values: Object.fromEntries(named), start, end }
    })
    // Spreadsheets put semicolons between the cells only in countries that write the day first.
    const usualOrder = isFrench(headings) || delimiter === ';' ? 'dayFirst' : null
    const days = rows.flatMap(({ values }) => dayColumns.flatMap((name) => values[name] ?? []))
    const { inIso, order } = isoDays(days, usualOrder)
    const read = (name: string, cell: string) => {
      if (dayColumns.includes(name)) return inIso(cell)
      return isMarkdown && name === 'expectations' ? inLines(cell) : cell
    }
    const valuesOf = ({ values }: TableRow) =>
      Object.fromEntries(Object.entries(values).map(([name, cell]) => [name, read(name, cell)]))
    return {
      rows: rows.map((row) => ({ ...row, values: valuesOf(row) })),
      dayOrder: order,
      isInProse: at > 0 || hasProse || (!isMarkdown && records.length < below.length),
      hasLooseQuote: records.some((record) => record.hasLooseQuote),
      isMarkdown,
    }
  }
  return null
}

/** The required columns that a table lacks, and the line to show. */
export type IncompleteTable = {
  readonly missing: readonly RequiredColumn[]
  readonly start: number
  readonly end: number
}

/**
 * What a text lacks to be a table; null when it is like none. It is like one with too few headings when a line names
 * two of the required columns, the user or the title among them, and the line below has as many cells and is no JSON.
 * It is like one without headings when its first two lines, or its only one, have a cell for each required column, and
 * days in the same place.
 */
export function readIncompleteTable(text: string): IncompleteTable | null {
  for (const delimiter of delimiters) {
    const lines = firstLines(text, delimiter)
    const headings = lines.find(({ cells }, at) => {
      const missing = missingIn(cells)
      const below = lines[at + 1]
      const isNamed = missing.length <= 2 && !(missing.includes('user') && missing.includes('title'))
      return isNamed && below !== undefined && below.cells.length >= cells.length && !isJson(below)
    })
    const missing = missingIn(headings?.cells ?? [])
    if (headings && missing.length > 0) return { missing, start: headings.start, end: headings.end }
    const [first, second = first] = lines
    if (first && second && haveTaskCells(first, second))
      return { missing: requiredColumns, start: first.start, end: first.end }
  }
  return null
}

/** Whether two lines without headings look like tasks: enough cells, and days below each other. */
const haveTaskCells = (first: TableRecord, second: TableRecord) =>
  [first, second].every((line) => line.cells.length >= requiredColumns.length && !isJson(line)) &&
  first.cells.some((cell, at) => isDay(cell.trim()) && isDay(second.cells[at]?.trim() ?? ''))

const isDay = (cell: string) => /^\d{4}-\d\d-\d\d$/.test(isoDays([cell], 'dayFirst').inIso(cell))

const isJson = ({ cells }: TableRecord) => /^\s*[[{"]/.test(cells[0] ?? '')

const linesIn = (text: string, delimiter: string, most = Infinity) =>
  delimiter === pipe ? markdownRecordsIn(text, most) : { records: recordsIn(text, delimiter, most), hasProse: false }

/** The lines that may be the headings: a long text that is no table is not read on. */
const firstLines = (text: string, delimiter: string) => linesIn(text, delimiter, mostIntroduced + 1).records

function missingIn(headings: readonly string[]): RequiredColumn[] {
  const names = columnsOf(headings)
  return requiredColumns.filter((name) => !names.includes(name))
}

/** A whole number, also with its unit, as in `10 points`. */
const pointsWritten = /^\+?(\d+)\s*(?:points?|pts?\.?)?$/i

/** The rows as tasks with their user, in the import's keys. */
export function taskOf({ values: { points, expectations, ...rest } }: TableRow): Record<string, unknown> {
  return {
    ...rest,
    ...(points !== undefined && { points: pointsIn(points) }),
    ...(expectations !== undefined && {
      expectations: expectations
        .split(/[|\n]/)
        .map((each) => each.trim())
        .filter((each) => each !== ''),
    }),
  }
}

/** The number of points as written; anything else unchanged. */
export function pointsIn(cell: string): number | string {
  const number = pointsWritten.exec(cell)?.[1]
  return number === undefined ? cell : Number(number)
}

/** The records without the lines after a blank one at the end that have too few cells for a task. */
function withoutClosingWords(records: readonly TableRecord[], text: string): readonly TableRecord[] {
  const lastTask = records.findLastIndex(({ cells }) => cells.length >= requiredColumns.length)
  const closing = records.findIndex(({ start }, at) => {
    const end = records[at - 1]?.end ?? start
    return at > lastTask && lastTask !== -1 && /\n\s*?\n|\r\s*?\r/.test(text.slice(end, start))
  })
  return closing === -1 ? records : records.slice(0, closing)
}

/** The records of several tables with the same headings, such as one for each user. */
const withoutHeadings = (records: readonly TableRecord[], headings: readonly string[]) =>
  records.filter(({ cells }) => cells.join(pipe) !== headings.join(pipe))

/** The cells of a Markdown row. Pipes that are not escaped are part of its last cell, instead of being lost. */
const fitted = (cells: readonly string[], count: number) => [
  ...cells.slice(0, count - 1),
  cells
    .slice(count - 1)
    .filter((cell) => cell !== '')
    .join(` ${pipe} `),
]

/** Expectations in a Markdown table, where pipes need an escape: semicolons may separate them. */
const inLines = (cell: string) => (/[|\n]/.test(cell) ? cell : cell.replaceAll(';', '\n'))
