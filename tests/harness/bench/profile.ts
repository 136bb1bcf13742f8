import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connected } from './families'
import { load } from './load'
import { startProduct } from './product'
import { ask, signInAll } from './recording'
import { targetsOf } from './targets'

type Profile = {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[]
  samples: number[]
  timeDeltas: number[]
}

/** Prints where the server's processor time goes while one screen or call is asked for over four connections. */
export async function profile(databaseUrl: string, pattern: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'laurel-profile-'))
  const server = await startProduct(databaseUrl, { nodeArgs: ['--cpu-prof', `--cpu-prof-dir=${folder}`] })
  let requests = 0
  try {
    const cookies = await signInAll(server.address)
    const [target] = await connected(databaseUrl, (client) => targetsOf(client, [pattern]))
    if (!target) throw new Error(`There is no screen or call ${pattern}.`)
    const url = server.address + target.path
    const status = async (cookie: string) => (await ask(url, cookie)).status
    const cookie = (await status(cookies.viewer)) === 200 ? cookies.viewer : cookies.administrator
    requests = (await load({ url, cookie, connections: 4, milliseconds: 10_000 })).latencies.length
  } finally {
    await server.stop()
  }
  const [file] = readdirSync(folder)
  if (!file) throw new Error('Node wrote no profile.')
  const shares = timesOf(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Profile)
  console.log(`${requests} requests; the profile is ${path.join(folder, file)}`)
  console.table(shares.slice(0, 40))
}

/** Milliseconds of processor time by function, most first. Starting the server is included. */
export function timesOf({ nodes, samples, timeDeltas }: Profile) {
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]))
  const times = new Map<string, number>()
  samples.forEach((id, index) => {
    const name = names.get(id) ?? ''
    times.set(name, (times.get(name) ?? 0) + (timeDeltas[index] ?? 0) / 1000)
  })
  times.delete('(idle) ')
  return [...times]
    .sort(([, one], [, other]) => other - one)
    .map(([name, milliseconds]) => ({ milliseconds: Math.round(milliseconds), name }))
}

function nameOf({ functionName, url, lineNumber }: Profile['nodes'][number]['callFrame']): string {
  const place = url.replace(/^.*\/(node_modules|\.next|prisma)\//, '$1/')
  return `${functionName || '(anonymous)'} ${place && `${place}:${lineNumber + 1}`}`
}
