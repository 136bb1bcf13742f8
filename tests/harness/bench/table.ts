/** A table in Markdown; the first line is the heading. */
export const markdownOf = (lines: readonly string[][]) =>
  lines
    .map((cells, index) => {
      const line = `| ${cells.join(' | ')} |`
      return index === 0 ? `${line}\n|${cells.map(() => '---').join('|')}|` : line
    })
    .join('\n')

/** The same for a terminal: aligned columns. */
export function plainOf(lines: readonly string[][]): string {
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((cells) => (cells[column] ?? '').length)))
  return lines.map((cells) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')
}
