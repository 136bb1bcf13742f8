import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isRunning, self } from './processes.mjs'

// A lock is a folder of numbered tickets. Who makes the ticket after the last one holds the lock; who leaves
// marks it free. The last ticket is never deleted, so a dead holder's lock can be taken over by exactly one.
const FREE = 'free'
const WRITING = 5_000

/**
 * Does `work` while no other process holds the lock of that folder. A holder that died is passed over.
 * `onWait` is called once when there is something to wait for. Answers what `work` answers.
 */
export async function withLock(folder, work, onWait = () => {}) {
  mkdirSync(folder, { recursive: true })
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
    // Others came and went since the first look: this number is an old one.
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
    // Made but not yet written: give its maker a moment.
    if (text === '') return Date.now() - statSync(file).mtimeMs < WRITING
    return isRunning(JSON.parse(text))
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return true // look again
    throw error
  }
}
