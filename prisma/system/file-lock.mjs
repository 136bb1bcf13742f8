import { closeSync, existsSync, openSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeFolders } from './make-folders.mjs'
import { isRunning, self } from './processes.mjs'

// A lock is a folder of numbered ticket files. The process that creates the next number holds the lock, and writes
// FREE into its ticket to release it. The last ticket is never deleted, so exactly one process takes over from a holder
// that died.
const FREE = 'free'
/** How long a ticket may stay empty before its creator counts as dead. */
const WRITE_TIMEOUT_MS = 5_000

/**
 * Runs `work` while holding the lock of that folder, and returns its result. A lock whose holder died is taken over.
 * Calls `onWait` once if another process holds the lock.
 */
export async function withLock(folder, work, onWait = () => {}) {
  makeFolders(folder)
  let ticket = take(folder)
  if (ticket === null) onWait()
  while (ticket === null) {
    await sleep(100)
    ticket = take(folder)
  }
  try {
    return await work()
  } finally {
    if (existsSync(folder)) writeFileSync(path.join(folder, String(ticket)), FREE)
  }
}

function take(folder) {
  const last = tickets(folder).at(-1) ?? 0
  if (last > 0 && isHeld(path.join(folder, String(last)))) return null
  const mine = last + 1
  try {
    const file = openSync(path.join(folder, String(mine)), 'wx')
    writeFileSync(file, JSON.stringify(self))
    closeSync(file)
  } catch (error) {
    if (error.code === 'EEXIST') return null
    throw error
  }
  const all = tickets(folder)
  if (all.at(-1) !== mine) {
    // Other processes took and released the lock since it was read above.
    rmSync(path.join(folder, String(mine)), { force: true })
    return null
  }
  for (const old of all.slice(0, -1)) rmSync(path.join(folder, String(old)), { force: true })
  return mine
}

function tickets(folder) {
  const numbers = readdirSync(folder).filter((name) => /^\d+$/.test(name))
  return numbers.map(Number).sort((a, b) => a - b)
}

function isHeld(file) {
  try {
    const text = readFileSync(file, 'utf8')
    if (text === FREE) return false
    // Created but not written yet.
    if (text === '') return Date.now() - statSync(file).mtimeMs < WRITE_TIMEOUT_MS
    return isRunning(JSON.parse(text))
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return true // changed while it was read: try again
    throw error
  }
}
