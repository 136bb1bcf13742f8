import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../../prisma/system/ports.mjs'
import { root } from '../../../prisma/system/project.mjs'
import { floorCommand } from './floor'
import { commandOf, end, environment, processTree, residentMegabytes, untilAnswered } from './processes'
import { administratorName, password } from './shapes'

/** Seconds from the command to the first page, and megabytes of all its processes except PostgreSQL's by then. */
export type Start = { seconds: number; megabytes: number }
export type Starts = { product: Start; floor: Start }

/**
 * Starts `npm start` on an existing database of its own, stopped before, and bare `next start` in turn. Returns the
 * medians.
 */
export async function measureStarts(count: number): Promise<Starts> {
  const folder = mkdtempSync(path.join(tmpdir(), 'laurel-bench-'))
  const settings = { DATA_DIR: folder, ADMIN_USERNAME: administratorName, ADMIN_PASSWORD: password }
  const product = async () => {
    const port = await freePort()
    return start('npm', ['start'], { ...settings, PORT: String(port), HOST: '127.0.0.1' }, root, port, '/login')
  }
  const floor = async () => {
    const port = await freePort()
    const { args, env, cwd } = floorCommand(port)
    return start(process.execPath, args, { ...env, DATABASE_URL: '' }, cwd, port, '/')
  }
  try {
    await product() // creates the database
    const starts: Starts[] = []
    for (let round = 0; round < count; round += 1) starts.push({ floor: await floor(), product: await product() })
    return { product: median(starts.map((each) => each.product)), floor: median(starts.map((each) => each.floor)) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function start(
  program: string,
  args: string[],
  env: Record<string, string>,
  cwd: string,
  port: number,
  page: string,
): Promise<Start> {
  const begun = performance.now()
  const child = spawn(program, args, { cwd, env: { ...environment(), ...env }, stdio: ['ignore', 'ignore', 'inherit'] })
  await untilAnswered(`http://127.0.0.1:${port}${page}`, child)
  const seconds = (performance.now() - begun) / 1000
  const ours = processTree(child.pid ?? 0).filter((pid) => !commandOf(pid).includes('postgres'))
  const megabytes = ours.reduce((sum, pid) => sum + residentMegabytes(pid), 0)
  await end(child)
  return { seconds, megabytes }
}

function median(starts: readonly Start[]): Start {
  const sorted = [...starts].sort((one, other) => one.seconds - other.seconds)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error('Nothing was started.')
  return middle
}
