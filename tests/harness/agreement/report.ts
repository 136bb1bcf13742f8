import type { Figures } from './figures'

const number = (value: number | null, digits = 2) => (value === null ? '–' : value.toFixed(digits))
const percent = (value: number | null) => (value === null ? '–' : `${Math.round(value * 100)} %`)
const seconds = (milliseconds: number | null) => (milliseconds === null ? '–' : `${(milliseconds / 1000).toFixed(2)} s`)

/** The figures of all evaluators as a table with one column each. */
export function figuresTable(all: readonly Figures[]): string {
  const rows: [string, (of: Figures) => string][] = [
    ['version', ({ version }) => version],
    ['texts evaluated', ({ evaluated, texts }) => `${evaluated} of ${texts}`],
    ['accuracy (unsure is not accepted)', ({ accuracy }) => number(accuracy)],
    ['accuracy where sure', ({ accuracyWhereSure }) => number(accuracyWhereSure)],
    ['macro-F1', ({ macroF1 }) => number(macroF1)],
    ['quadratic weighted kappa', ({ kappa, kappaOf }) => `${number(kappa)} (${kappaOf})`],
    ['AUC (where sure)', ({ auc }) => number(auc)],
    ['unsure', ({ unsureRate }) => percent(unsureRate)],
    ['same outcome in all runs', ({ repeatability: of }) => (of ? `${percent(of.sameOutcome)} of ${of.texts}` : '–')],
    ['spread of scores over runs', ({ repeatability: of }) => (of ? number(of.scoreSpread, 1) : '–')],
    ['latency p50, p95', ({ milliseconds: { p50, p95 } }) => `${seconds(p50)}, ${seconds(p95)}`],
    ['tokens in, out', ({ tokens }) => (tokens ? `${tokens.input}, ${tokens.output}` : '–')],
    ['cost', ({ cost }) => number(cost, 4)],
  ]
  return table(
    ['', ...all.map(({ evaluator }) => evaluator)],
    rows.map(([name, cell]) => [name, ...all.map(cell)]),
  )
}

/** The confusion table: rows for people's verdicts, columns for the evaluator's. */
export function confusionTable({ confusion: { accept, refuse } }: Figures): string {
  const row = (name: string, { accept: a, refuse: r, unsure: u }: typeof accept) => [name, ...[a, r, u].map(String)]
  return table(['people', 'accepted', 'refused', 'unsure'], [row('accept', accept), row('refuse', refuse)])
}

type Report = { source: string; day: string; runs: number; figures: readonly Figures[] }

/** The whole report in Markdown. */
export function reportText({ source, day, runs, figures }: Report): string {
  const confusions = figures.map((each) => `### ${each.evaluator}, ${each.version}\n\n${confusionTable(each)}`)
  const about = `${source}, ${day}, ${runs === 1 ? 'one run' : `${runs} runs`}. docs/evaluation.md says how to read it.`
  return `# Agreement with people\n\n${about}\n\n${figuresTable(figures)}\n\n${confusions.join('\n\n')}\n`
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, at) => Math.max(3, ...[head, ...rows].map((row) => (row[at] ?? '').length)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.replaceAll('|', '/').padEnd(widths[at] ?? 0)).join(' | ')} |`
  return [line(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rows.map(line)].join('\n')
}
