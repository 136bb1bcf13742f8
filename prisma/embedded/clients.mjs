import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isRunning, self } from '../system/processes.mjs'

/** Records that this process uses the database in `home`. */
export function registerClient(home, client = self) {
  const folder = path.join(home, 'users')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, String(client.pid)), client.start)
}

/** Removes the record of a process. */
export function unregisterClient(home, pid = self.pid) {
  rmSync(path.join(home, 'users', String(pid)), { force: true })
}

/** The ids of the recorded processes that still run. Records of dead processes are removed. */
export function liveClients(home) {
  const folder = path.join(home, 'users')
  if (!existsSync(folder)) return []
  return readdirSync(folder).filter((name) => {
    const isAlive = isRunning({ pid: Number(name), start: readFileSync(path.join(folder, name), 'utf8') })
    if (!isAlive) unregisterClient(home, name)
    return isAlive
  })
}
