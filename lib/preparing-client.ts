import 'server-only'
import pg from 'pg'

/** How many statements a connection keeps at most, and how many that were sent once it remembers. */
const mostKept = 200
const mostRemembered = 500

/**
 * A connection that asks PostgreSQL to keep each statement with parameters from the second time that it is sent: most
 * take less processor time to run than to parse and plan (docs/decisions/0080).
 */
export class PreparingClient extends pg.Client {
  private keepsStatements = false
  private readonly names = new Map<string, string>()
  private readonly sentOnce = new Set<string>()
  // The driver knows the process that the server announced; its types do not.
  declare private readonly processID: number | null

  /**
   * Begins to keep statements if this connection has a PostgreSQL process of its own. A pooler announces one that it made
   * up, and may send each transaction to another process, which does not know what this one has kept.
   */
  async beginKeeping(): Promise<void> {
    const query = { text: 'SELECT pg_backend_pid() AS pid', query_timeout: 20_000 }
    const { rows } = await (super.query(query) as Promise<pg.QueryResult<{ pid: number }>>)
    this.keepsStatements = rows[0]?.pid === this.processID
  }

  override query(...[query, ...others]: unknown[]): never {
    const sent = this.keepsStatements && hasValues(query) ? { ...query, name: this.nameOf(query.text) } : query
    return super.query(...([sent, ...others] as Parameters<pg.Client['query']>)) as never
  }

  private nameOf(text: string): string | undefined {
    const name = this.names.get(text)
    if (name || this.names.size >= mostKept) return name
    if (!this.sentOnce.delete(text)) {
      if (this.sentOnce.size >= mostRemembered) this.sentOnce.clear()
      this.sentOnce.add(text)
      return undefined
    }
    const next = `laurel_${this.names.size}`
    this.names.set(text, next)
    return next
  }
}

/** As the pool sends queries: an object with the values in it, or an object and the values. */
const hasValues = (query: unknown): query is pg.QueryConfig =>
  typeof query === 'object' &&
  query !== null &&
  'text' in query &&
  'values' in query &&
  Array.isArray(query.values) &&
  query.values.length > 0
