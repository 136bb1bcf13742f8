import { connected } from './families'
import { cpuMilliseconds, parentOf, processTree } from './processes'

/** Milliseconds of one call: on the clock, of the server's processor time and of the database's. */
export type Cost = { p50: number; p99: number; server: number; database: number }

/** The cost of `work` for each id, one after another. */
export async function costOf(
  ids: readonly string[],
  work: (id: string) => Promise<void>,
  { server, database }: { server: number; database: number },
): Promise<Cost> {
  // The connections' processes live as long as the server, so the sum only grows.
  const used = () => ({
    server: cpuMilliseconds(server),
    database: processTree(database).reduce((sum, pid) => sum + spent(pid), 0),
  })
  const before = used()
  const times: number[] = []
  for (const id of ids) {
    const begun = performance.now()
    await work(id)
    times.push(performance.now() - begun)
  }
  const after = used()
  times.sort((one, other) => one - other)
  return {
    p50: times[Math.floor(times.length / 2)] ?? 0,
    p99: times.at(-1) ?? 0,
    server: (after.server - before.server) / ids.length,
    database: (after.database - before.database) / ids.length,
  }
}

/** Nothing for one of PostgreSQL's processes that has just ended: a connection that was closed, or a vacuum. */
function spent(pid: number): number {
  try {
    return cpuMilliseconds(pid)
  } catch {
    return 0
  }
}

/** The process of the PostgreSQL server, whose children are its connections. */
export function postmasterOf(databaseUrl: string): Promise<number> {
  return connected(databaseUrl, async (client) => {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS "pid"')
    return parentOf(rows[0]?.pid ?? 0) ?? 0
  })
}
