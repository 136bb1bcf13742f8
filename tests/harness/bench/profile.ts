import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startModelFake } from '../model-fake-process.mjs'
import { locator, type Profile, sharesOf } from './cpu-profile'
import { connected } from './families'
import { load } from './load'
import { cpuMilliseconds } from './processes'
import { startProduct } from './product'
import { ask, signInAll } from './recording'
import { MODEL_DELAY, openSubmissions } from './submissions'
import { targetsOf } from './targets'

const WARM_UP = 200
const MEASURED = 300
const CONFIRMED = 60
const LINES = 25

/** Asks for something that many times. */
type Work = (times: number) => Promise<void>

/**
 * Prints where the server's processor time goes, and how much a request takes, for each of some screens and calls, over
 * four connections; `submit` and `confirm` are those of a task, one after another. Everything is asked for before it is
 * measured, so starting and compiling are not included.
 */
export async function profile(databaseUrl: string, patterns: readonly string[]): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'laurel-profile-'))
  const model = await startModelFake(MODEL_DELAY)
  const preload = path.join(__dirname, 'profile-on-signal.mjs')
  const env = { ...model.env, PROFILE_FOLDER: folder }
  const server = await startProduct(databaseUrl, { nodeArgs: ['--import', preload], env })
  let signals = 0
  const signal = async (extension: string) => {
    signals += 1
    process.kill(server.pid, 'SIGUSR2')
    const file = path.join(folder, `${signals}.${extension}`)
    while (!existsSync(file)) await sleep(20)
    return file
  }
  const measure = async (name: string, times: number, work: Work) => {
    await work(Math.min(WARM_UP, times))
    const before = cpuMilliseconds(server.pid)
    await work(times)
    const used = (cpuMilliseconds(server.pid) - before) / times
    await signal('begun')
    await work(times)
    const file = await signal('cpuprofile')
    console.log(`${name}: ${used.toFixed(2)} ms of the server's processor time each; the profile is ${file}`)
    const { parts, functions } = sharesOf(JSON.parse(readFileSync(file, 'utf8')) as Profile, locator())
    for (const shares of [parts, functions]) console.log(shares.slice(0, LINES).map(lineOf).join('\n') + '\n')
  }
  try {
    const cookies = await signInAll(server.address)
    const paths = patterns.filter((pattern) => pattern.startsWith('/'))
    // Without a path, all of them would be meant.
    const targets = paths.length > 0 ? await connected(databaseUrl, (client) => targetsOf(client, paths)) : []
    for (const target of targets) {
      const url = server.address + target.path
      const { status } = await ask(url, cookies.viewer)
      const cookie = status === 200 ? cookies.viewer : cookies.administrator
      await measure(target.pattern, MEASURED, (requests) => load({ url, cookie, connections: 4, requests }).then())
    }
    const isWanted = (name: string) => patterns.includes(name)
    if (!isWanted('submit') && !isWanted('confirm')) return
    const { ids, submit, confirm } = await openSubmissions(databaseUrl, server.address, CONFIRMED * 3)
    const one = (call: (id: string) => Promise<void>) => {
      const left = [...ids]
      return async (times: number) => {
        for (const id of left.splice(0, times)) await call(id)
      }
    }
    if (isWanted('submit')) await measure('submit', CONFIRMED, one(submit))
    else for (const id of ids) await submit(id)
    if (isWanted('confirm')) await measure('confirm', CONFIRMED, one(confirm))
  } finally {
    await server.stop()
    model.stop()
  }
}

const lineOf = ({ name, share }: { name: string; share: number }) =>
  `${(share * 100).toFixed(1).padStart(5)} %  ${name}`
