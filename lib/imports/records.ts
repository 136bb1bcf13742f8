/** A line of a table: its cells, and its range in the text. */
export type TableRecord = {
  readonly cells: readonly string[]
  readonly start: number
  readonly end: number
  /** A cell begins with a quotation mark that no other closes at its end. */
  readonly hasLooseQuote: boolean
}

/**
 * The first `most` non-empty records, by RFC 4180: a quoted cell may contain delimiters, doubled quotes and line
 * breaks. Spaces may stand around it.
 */
export function recordsIn(text: string, delimiter: string, most: number): TableRecord[] {
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
    if (next >= text.length || records.length >= most) break
    cells = []
    hasLooseQuote = false
    start = next
  }
  return records
}

/** The line below the headings, other rulings, blank lines, and rows of empty cells. */
const ruling = /^[\s|:+=-]*$/
const escapedPipe = '&#124;'

/**
 * The first `most` rows of the Markdown tables in a text, with or without pipes around them, and whether other lines
 * are there. As in GitHub's Markdown, the line directly below a row is a row, too, also without pipes: it may be a row
 * that was broken. Below a row that ends with a pipe it is not.
 */
export function markdownRecordsIn(text: string, most: number): { records: TableRecord[]; hasProse: boolean } {
  const records: TableRecord[] = []
  let hasProse = false
  let above = ''
  for (const { 1: line = '', index: start } of text.matchAll(/([^\r\n]*)(?:\r\n?|\n|$)/g)) {
    if (records.length >= most) break
    const row = line.trim()
    const isBroken = above !== '' && !above.endsWith('|') && !row.startsWith('```')
    if (ruling.test(row)) above = ''
    else if (row.includes('|') || isBroken) {
      records.push({ cells: cellsOf(row), start, end: start + line.length, hasLooseQuote: false })
      above = row
    } else {
      hasProse = true
      above = ''
    }
  }
  return { records, hasProse }
}

function cellsOf(row: string): string[] {
  const marked = row.replaceAll('\\|', escapedPipe)
  const cells = marked.split('|').map(withoutMarkup)
  return cells.slice(marked.startsWith('|') ? 1 : 0, marked.endsWith('|') ? -1 : undefined)
}

/** The text of a cell: with line breaks for `<br>`, and without emphasis of the whole cell and escapes. */
const withoutMarkup = (cell: string) =>
  cell
    .trim()
    .replaceAll(escapedPipe, '|')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/^(\*\*|`)([^*`]+)\1$/, '$2')
    .replace(/\\([_*])/g, '$1')
