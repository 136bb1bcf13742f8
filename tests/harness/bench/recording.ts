import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connected } from './families'
import { signIn, startProduct } from './product'
import { markupOf, type Query, roundsOf, type Timed } from './rounds'
import { administratorName, password, viewerName } from './shapes'
import { type Target, targetsOf } from './targets'

/** What the product did for one request: the queries, those that ran in parallel in one round, and the body. */
export type Recorded = Target & { as: Caller; rounds: Query[][]; queries: number; body: unknown; bytes: number }
export type Caller = 'viewer' | 'administrator' | 'visitor'
export type Cookies = Record<Caller, string>

/** Queries that are sent after the response count too; they are given this time, in milliseconds. */
const AFTERMATH = 250

/**
 * Asks for each target on a server that records its queries, after a first time that warms it up. A target is
 * asked for by the first of viewer, administrator and visitor who gets 200; one that nobody gets is left out.
 */
export async function record(databaseUrl: string, only: readonly string[]): Promise<Recorded[]> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'laurel-bench-')), 'queries.jsonl')
  const preload = path.join(__dirname, 'record-queries.mjs')
  const server = await startProduct(databaseUrl, { nodeArgs: ['--import', preload], env: { RECORDED_QUERIES: file } })
  try {
    const cookies = await signInAll(server.address)
    const recorded: Recorded[] = []
    for (const target of await connected(databaseUrl, (client) => targetsOf(client, only))) {
      const as = await callerOf(server.address + target.path, cookies)
      if (!as) continue
      const { timed, text } = await recordRequest(server.address + target.path, cookies[as], file)
      recorded.push({
        ...target,
        as,
        rounds: roundsOf(timed),
        queries: timed.length,
        body: target.kind === 'screen' ? markupOf(text) : (JSON.parse(text) as unknown),
        bytes: Buffer.byteLength(text),
      })
    }
    return recorded
  } finally {
    await server.stop()
  }
}

type Attempt = { timed: Timed[]; text: string }

/** With two pauses in each, 30 seconds: longer than the jobs of a server that has just started. */
const mostAttempts = 60

/** Repeats a request until two attempts have the same, lowest number of queries: concurrent jobs add to it. */
async function recordRequest(url: string, cookie: string, file: string): Promise<Attempt> {
  let fewest = await attempt(url, cookie, file)
  for (let count = 1; count < mostAttempts; count += 1) {
    const next = await attempt(url, cookie, file)
    if (next.timed.length === fewest.timed.length) break
    if (next.timed.length < fewest.timed.length) fewest = next
  }
  return fewest
}

async function attempt(url: string, cookie: string, file: string): Promise<Attempt> {
  await sleep(AFTERMATH)
  writeFileSync(file, '')
  const response = await ask(url, cookie)
  const text = await response.text()
  await sleep(AFTERMATH)
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return { timed: lines.map((line) => JSON.parse(line) as Timed).filter(isOfRequest), text }
}

/** The queue's own statements name its schema. */
const isOfRequest = ({ text }: Timed) => !text.includes('pgboss')

export async function signInAll(address: string): Promise<Cookies> {
  const viewer = await signIn(address, viewerName, password)
  return { viewer, administrator: await signIn(address, administratorName, password), visitor: '' }
}

export const ask = (url: string, cookie: string) => fetch(url, { headers: { cookie }, redirect: 'manual' })

async function callerOf(url: string, cookies: Cookies): Promise<Caller | null> {
  for (const caller of ['viewer', 'administrator', 'visitor'] as const) {
    const response = await ask(url, cookies[caller])
    await response.arrayBuffer()
    if (response.status === 200) return caller
  }
  return null
}
