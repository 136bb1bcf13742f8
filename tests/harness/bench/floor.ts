import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../../../prisma/system/ports.mjs'
import { root } from '../../../prisma/system/project.mjs'
import { type Running, startServer } from './processes'
import type { Recorded } from './recording'

const source = path.join(__dirname, 'floor')
/** In the project, so that it finds the packages. */
const folder = path.join(root, '.data', 'bench-floor')
const next = path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
const env = { FLOOR_ROOT: '../..', NEXT_TELEMETRY_DISABLED: '1', FLOOR_RECORDED: '' }

/** Builds the bare Next app that the product is compared with, unless that has been done. */
export function buildFloor(): void {
  const record = path.join(folder, '.next', 'built-from')
  const digest = digestOf()
  if (existsSync(record) && readFileSync(record, 'utf8') === digest) return
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync(source, folder, { recursive: true })
  const { status, stdout, stderr } = spawnSync(process.execPath, [next, 'build'], {
    cwd: folder,
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The floor could not be built:\n${stdout}\n${stderr}`)
  writeFileSync(record, digest)
}

/** `next start` on the floor, which answers each screen and call as it was recorded. */
export async function startFloor(databaseUrl: string, recorded: readonly Recorded[], name: string): Promise<Running> {
  const file = path.join(folder, `${name}.json`)
  writeFileSync(file, JSON.stringify(recorded))
  const port = await freePort()
  const command = floorCommand(port)
  return startServer({
    ...command,
    env: { ...command.env, DATABASE_URL: databaseUrl, FLOOR_RECORDED: file },
    port,
    path: '/',
  })
}

/** How to start the floor; without a database and recordings it serves the empty page alone. */
export function floorCommand(port: number) {
  return { args: [next, 'start', '--port', String(port), '--hostname', '127.0.0.1'], env, cwd: folder }
}

function digestOf(): string {
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'node_modules', 'next', 'package.json')))
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8', withFileTypes: true })) {
    if (file.isFile()) hash.update(file.name).update(readFileSync(path.join(file.parentPath, file.name)))
  }
  return hash.digest('hex')
}
