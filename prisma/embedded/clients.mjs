import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isRunning, self } from '../system/processes.mjs'

/** Notes that this process uses the database of that home. */
export function register(home, user = self) {
  const folder = path.join(home, 'users')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, String(user.pid)), user.start)
}

/** Takes a process off the list again. */
export function unregister(home, pid = self.pid) {
  rmSync(path.join(home, 'users', String(pid)), { force: true })
}

/** The processes on the list that still run; those that died without leaving are struck off. */
export function liveUsers(home) {
  const folder = path.join(home, 'users')
  if (!existsSync(folder)) return []
  return readdirSync(folder).filter((name) => {
    const alive = isRunning({ pid: Number(name), start: readFileSync(path.join(folder, name), 'utf8') })
    if (!alive) unregister(home, name)
    return alive
  })
}
