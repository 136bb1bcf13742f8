import 'server-only'
import pg from 'pg'

/** How many statements a connection prepares at most, and how many that were sent once it remembers. */
const mostPrepared = 200
const mostRemembered = 500

/** Codes of PostgreSQL for a prepared statement that a migration or a restore has made unusable. */
const unusable = new Set(['0A000', '26000', 'XX000'])

/** Rises when a prepared statement turns out unusable, since then those of other connections may be, too. */
let generation = 0

type Callback = (error: Error | null, result?: pg.QueryResult) => void

/**
 * A connection that prepares each statement with parameters once it is sent a second time: most take less processor time
 * to run than to parse and plan (docs/decisions/0080).
 */
export class PreparingClient extends pg.Client {
  private isPreparing = false
  private readonly names = new Map<string, string>()
  private readonly sentOnce = new Set<string>()
  private nameCount = 0
  private generation = generation
  // The driver knows the process ID that the server announced; its types do not.
  declare private readonly processID: number | null

  /**
   * Begins to prepare statements if this connection has a PostgreSQL process of its own. A pooler announces an invented
   * process ID, and may send each transaction to another process, which has other prepared statements.
   */
  async prepareUnlessPooled(): Promise<void> {
    const query = { text: 'SELECT pg_backend_pid() AS pid', query_timeout: 5_000 }
    const { rows } = await (super.query(query) as Promise<pg.QueryResult<{ pid: number }>>)
    this.isPreparing = rows[0]?.pid === this.processID
  }

  override query(...sent: unknown[]): never {
    const [query, ...others] = sent
    const send = (...all: unknown[]) => super.query(...(all as Parameters<pg.Client['query']>)) as unknown
    const name = this.isPreparing && isPreparable(query) ? this.nameFor(query.text) : undefined
    if (name === undefined) return send(...sent) as never
    const named = { ...(query as pg.QueryConfig), name }
    const callback = others.at(-1)
    if (typeof callback !== 'function') {
      const result = send(named, ...others) as Promise<pg.QueryResult>
      return result.catch((error: unknown) => {
        if (this.mayRepeat(error)) return send(...sent)
        throw error
      }) as never
    }
    const answer: Callback = (error, result) =>
      this.mayRepeat(error) ? send(...sent) : (callback as Callback)(error, result)
    return send(named, ...others.slice(0, -1), answer) as never
  }

  /** True if the statement failed because it was prepared, outside of a transaction, which would have failed with it. */
  private mayRepeat(error: unknown): boolean {
    if (!(error instanceof pg.DatabaseError) || !unusable.has(error.code ?? '')) return false
    generation += 1
    return this.getTransactionStatus() === 'I'
  }

  private nameFor(text: string): string | undefined {
    if (this.generation !== generation) this.names.clear()
    this.generation = generation
    const name = this.names.get(text)
    if (name || this.names.size >= mostPrepared) return name
    if (!this.sentOnce.delete(text)) {
      if (this.sentOnce.size >= mostRemembered) this.sentOnce.clear()
      this.sentOnce.add(text)
      return undefined
    }
    this.nameCount += 1
    const next = `laurel_${this.nameCount}`
    this.names.set(text, next)
    return next
  }
}

/** A query as Prisma and Laurel send it: an object that holds its values. */
const isPreparable = (query: unknown): query is pg.QueryConfig =>
  typeof query === 'object' &&
  query !== null &&
  'text' in query &&
  !('submit' in query) &&
  !('name' in query && query.name) &&
  'values' in query &&
  Array.isArray(query.values) &&
  query.values.length > 0
