import type { FamilyName } from './shapes'
import type { Measured, Memory, Row } from './measure'
import type { Starts } from './startup'
import { MODEL_DELAY, type SubmissionCosts } from './submissions'

export type Result = Measured & { submissions?: SubmissionCosts; starts?: Starts }

const budgets = {
  growth: 1.3,
  screenShare: 0.5,
  callShare: 0.7,
  screenQueries: 5,
  callQueries: 2,
  html: 60,
  memory: 1.5,
}

const milliseconds = (value: number) => (value < 10 ? value.toFixed(1) : String(Math.round(value)))
const kilobytes = (bytes: number) => String(Math.round(bytes / 1024))

/** The share of the floor's throughput over 16 connections. */
export const shareOf = ({ figures }: Row, family: FamilyName) =>
  figures[`product ${family} 16`].rate / figures[`floor ${family} 16`].rate

/** How much longer a lone request takes in the large family than in the small one. */
const growthOf = ({ figures }: Row) => figures['product large 1'].p50 / figures['product small 1'].p50

/** What a screen's script may weigh, as a multiple of an empty page's. */
function scriptBudget(pattern: string): number {
  if (pattern.startsWith('/admin/')) return 1.6
  return pattern.startsWith('/task-submission') ? 1.4 : 1.25
}

const missed = (text: string, isMissed: boolean) => (isMissed ? `**${text}**` : text)

const headings = [
  'screen or call',
  'as',
  'queries small/large',
  'small: p50/p99 ms, 1 conn.',
  'small: req/s, p50/p99 ms, 16',
  'large: p50/p99 ms, 1 conn.',
  'large: req/s, p50/p99 ms, 16',
  'large / small',
  'share of floor small/large',
  'HTML KB gzip',
  'script KB gzip (× empty page)',
  'script ahead KB',
]

/** The table of screens and calls; a figure over its budget is bold. */
export function table({ rows, emptyPage }: Pick<Result, 'rows' | 'emptyPage'>): string[][] {
  return [headings, ...rows.map((row) => cellsOf(row, emptyPage?.script))]
}

function cellsOf(row: Row, empty: number | undefined): string[] {
  const { kind, pattern, as, queries, figures, weight } = row
  const isScreen = kind === 'screen'
  const mostQueries = isScreen ? budgets.screenQueries : budgets.callQueries
  const leastShare = isScreen ? budgets.screenShare : budgets.callShare
  const alone = (family: FamilyName) => {
    const { p50, p99 } = figures[`product ${family} 1`]
    return `${milliseconds(p50)} / ${milliseconds(p99)}`
  }
  const together = (family: FamilyName) => {
    const { rate, p50, p99 } = figures[`product ${family} 16`]
    return `${Math.round(rate)} · ${milliseconds(p50)} / ${milliseconds(p99)}`
  }
  const share = (family: FamilyName) => missed(shareOf(row, family).toFixed(2), shareOf(row, family) < leastShare)
  const count = (family: FamilyName) => missed(String(queries[family]), queries[family] > mostQueries)
  const ratio = weight && empty ? weight.script / empty : 0
  return [
    `${isScreen ? '' : 'GET '}${pattern}`,
    as,
    `${count('small')} / ${count('large')}`,
    alone('small'),
    together('small'),
    alone('large'),
    together('large'),
    missed(growthOf(row).toFixed(2), growthOf(row) > budgets.growth),
    `${share('small')} / ${share('large')}`,
    weight ? missed(kilobytes(weight.html), weight.html > budgets.html * 1024) : '',
    weight ? missed(`${kilobytes(weight.script)} (${ratio.toFixed(2)})`, ratio > scriptBudget(pattern)) : '',
    weight ? kilobytes(weight.ahead) : '',
  ]
}

/** What is measured once: submissions, start, memory, the empty page. */
export function facts({ submissions, starts, memory, emptyPage }: Result): string[][] {
  const lines = [['what', 'Laurel', 'floor']]
  for (const name of ['submit', 'confirm'] as const) {
    const cost = submissions?.[name]
    if (!cost) continue
    const added = cost.p50 - (name === 'submit' ? MODEL_DELAY : 0)
    const label = name === 'submit' ? `submit, on top of a model's ${MODEL_DELAY} ms (p50)` : 'confirm (p50)'
    lines.push([label, `${milliseconds(added)} ms`, ''])
    const cpu = `${milliseconds(cost.server)} + ${milliseconds(cost.database)} ms`
    lines.push([`${name}: processor time of server + PostgreSQL`, cpu, ''])
  }
  if (starts) {
    const { product, floor } = starts
    const late = product.seconds - floor.seconds > 2
    lines.push([
      '`npm start` on an existing database to its first page, against `next start`',
      missed(`${product.seconds.toFixed(1)} s`, late),
      `${floor.seconds.toFixed(1)} s`,
    ])
    lines.push([
      'memory of all processes at the first page, without PostgreSQL',
      `${Math.round(product.megabytes)} MB`,
      `${Math.round(floor.megabytes)} MB`,
    ])
  }
  lines.push(...memoryLines(memory))
  if (emptyPage) lines.push(['script of an empty page, gzip', '', `${kilobytes(emptyPage.script)} KB`])
  return lines
}

function memoryLines({ product, floor }: Memory): string[][] {
  return (['start', 'loaded'] as const).map((moment) => {
    const isOver = moment === 'loaded' && product.loaded > budgets.memory * floor.loaded
    return [
      moment === 'start' ? "memory of the server's process after its first page" : 'the same after this load',
      missed(`${Math.round(product[moment])} MB`, isOver),
      `${Math.round(floor[moment])} MB`,
    ]
  })
}
