export type Query = { text: string; values: unknown[] }
/** A query with the times in milliseconds at which it began and ended. */
export type Timed = Query & { begun: number; ended: number }

/**
 * A query that began before every query of the round had ended belongs to that round. Transactions are left out: the
 * floor sends each query on a connection of its own.
 */
export function roundsOf(queries: readonly Timed[]): Query[][] {
  const rounds: Query[][] = []
  let last = -Infinity
  for (const { text, values, begun, ended } of [...queries].sort((one, other) => one.begun - other.begun)) {
    if (/^(BEGIN|COMMIT|ROLLBACK|SAVEPOINT)\b/.test(text)) continue
    if (begun >= last) rounds.push([])
    rounds.at(-1)?.push({ text, values })
    last = Math.max(last, ended)
  }
  return rounds
}

/** What a page shows: its body without scripts. */
export function markupOf(html: string): string {
  const [, body = ''] = /<body[^>]*>([\s\S]*)<\/body>/.exec(html) ?? []
  return body.replaceAll(/<script\b[\s\S]*?<\/script>/g, '').replaceAll(/<link\b[^>]*>/g, '')
}
