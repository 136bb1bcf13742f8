import { startFloor } from './floor'
import type { FamilyName } from './shapes'
import { type Figures, figuresOf, load, type Load } from './load'
import type { Options } from './options'
import { residentMegabytes, type Running } from './processes'
import { startProduct } from './product'
import { type Caller, type Cookies, record, type Recorded, signInAll } from './recording'
import { type Weight, weigh } from './script-bytes'

const concurrencies = [1, 16] as const
type Concurrency = (typeof concurrencies)[number]
export type Subject = 'product' | 'floor'
type Key = `${Subject} ${FamilyName} ${Concurrency}`

/** The figures of one screen or call. */
export type Row = {
  kind: Recorded['kind']
  pattern: string
  as: Caller
  queries: Record<FamilyName, number>
  bytes: Record<FamilyName, number>
  figures: Record<Key, Figures>
  weight?: Weight
}
/** Megabytes of each server's process after the first page and after the load. */
export type Memory = Record<Subject, { start: number; loaded: number }>
export type Measured = { rows: Row[]; memory: Memory; emptyPage?: Weight }

type Server = { subject: Subject; family: FamilyName; running: Running; cookies?: Cookies }

/** Measures every screen and call on both families, beside the floor. */
export async function measure(urls: Record<FamilyName, string>, options: Options): Promise<Measured> {
  const small = await record(urls.small, options.only)
  const large = await record(urls.large, options.only)
  const pairs = small.flatMap((each) => {
    const same = large.find(({ kind, pattern }) => kind === each.kind && pattern === each.pattern)
    return same ? [{ small: each, large: same }] : []
  })
  const servers: Server[] = []
  try {
    for (const family of ['small', 'large'] as const) {
      const recorded = pairs.map((pair) => pair[family])
      const product = await startProduct(urls[family])
      servers.push({ subject: 'product', family, running: product, cookies: await signInAll(product.address) })
      servers.push({ subject: 'floor', family, running: await startFloor(urls[family], recorded, family) })
    }
    const start = memoryOf(servers)
    const loads = await inRounds(servers, pairs, options)
    const loaded = memoryOf(servers)
    const weights = options.hasScript ? await weightsOf(servers, pairs) : null
    return {
      rows: pairs.map(({ small: one, large: other }, index) => ({
        kind: one.kind,
        pattern: one.pattern,
        as: one.as,
        queries: { small: one.queries, large: other.queries },
        bytes: { small: one.bytes, large: other.bytes },
        figures: loads[index] as Row['figures'],
        weight: weights?.pages[index],
      })),
      memory: {
        product: { start: start.product, loaded: loaded.product },
        floor: { start: start.floor, loaded: loaded.floor },
      },
      emptyPage: weights?.empty,
    }
  } finally {
    for (const { running } of servers) await running.stop()
  }
}

type Pair = Record<FamilyName, Recorded>

/** What a person gets once at a time: it is measured over a single connection instead of 16. */
const oneAtATime = new Set(['/api/users/{userId}/export'])

/** Each round measures all servers one after another, beginning with another one each time. */
async function inRounds(servers: readonly Server[], pairs: readonly Pair[], { rounds, slice }: Options) {
  const loads = pairs.map(() => new Map<Key, Load[]>())
  for (let round = 0; round <= rounds; round += 1) {
    // Round 0 warms up, over a single connection.
    const milliseconds = round === 0 ? slice / 4 : slice
    for (const [index, pair] of pairs.entries()) {
      for (const connections of round === 0 ? [1 as const] : concurrencies) {
        for (let turn = 0; turn < servers.length; turn += 1) {
          const server = servers[(turn + round) % servers.length] as Server
          const at = oneAtATime.has(pair.small.pattern) ? 1 : connections
          const result = await load({
            ...requestOf(server, pair[server.family], index),
            connections: at,
            milliseconds,
          })
          if (round === 0) continue
          const key: Key = `${server.subject} ${server.family} ${connections}`
          loads[index]?.set(key, [...(loads[index]?.get(key) ?? []), result])
        }
      }
    }
    console.error(`round ${round} of ${rounds}`)
  }
  return loads.map((each) => Object.fromEntries([...each].map(([key, results]) => [key, figuresOf(results)])))
}

function requestOf({ subject, running, cookies }: Server, { kind, path, as }: Recorded, index: number) {
  const url = subject === 'product' ? path : `/${kind}/${index}`
  return { url: running.address + url, cookie: cookies?.[as] ?? '' }
}

/** The mean of both families' servers. */
function memoryOf(servers: readonly Server[]): Record<Subject, number> {
  const mean = (subject: Subject) => {
    const pids = servers.filter((each) => each.subject === subject).map(({ running }) => running.pid)
    return pids.reduce((sum, pid) => sum + residentMegabytes(pid), 0) / pids.length
  }
  return { product: mean('product'), floor: mean('floor') }
}

/** Bytes of every screen in the large family; calls have none. */
async function weightsOf(servers: readonly Server[], pairs: readonly Pair[]) {
  const server = servers.find(({ subject, family }) => subject === 'product' && family === 'large') as Server
  const floor = servers.find(({ subject }) => subject === 'floor') as Server
  const screens = pairs.flatMap(({ large }, index) => (large.kind === 'screen' ? [{ large, index }] : []))
  const requests = screens.map(({ large, index }) => requestOf(server, large, index))
  const [empty, ...weights] = await weigh([{ url: `${floor.running.address}/`, cookie: '' }, ...requests])
  const pages: (Weight | undefined)[] = pairs.map(() => undefined)
  screens.forEach(({ index }, position) => (pages[index] = weights[position]))
  return { empty, pages }
}
