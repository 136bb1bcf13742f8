import pg from 'pg'
import { isDatabaseUnavailable } from '@/lib/database-errors'
import { closeSilentConnections } from '@/lib/socket-timeout'
import { startTcpProxy } from '../harness/faults/tcp-proxy'

test('a statement fails when its connection has no more traffic, and the connection is not used again', async () => {
  const url = new URL(process.env.DATABASE_URL ?? '')
  const target = Number(url.port)
  const proxy = await startTcpProxy(() => target)
  url.port = String(proxy.port)
  const pool = new pg.Pool({ connectionString: url.toString(), max: 1 })
  pool.on('error', () => undefined)
  closeSilentConnections(pool, 500)
  try {
    await pool.query('SELECT 1')
    proxy.setFault('black-hole')
    const error: unknown = await pool.query('SELECT 2').catch((caught: unknown) => caught)
    expect(isDatabaseUnavailable(error)).toBe(true)
    proxy.setFault('none')
    expect((await pool.query('SELECT 3 AS three')).rows).toEqual([{ three: 3 }])
  } finally {
    await pool.end()
    await proxy.stop()
  }
})

test('an idle connection without traffic stays open', async () => {
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 1 })
  closeSilentConnections(pool, 100)
  try {
    const backend = async () => (await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid
    const first = await backend()
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(await backend()).toBe(first)
  } finally {
    await pool.end()
  }
})
