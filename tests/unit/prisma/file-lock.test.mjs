import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withLock } from '../../../prisma/system/file-lock.mjs'

let folder
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'laurel-lock-')), 'lock')
})
afterEach(() => rmSync(path.dirname(folder), { recursive: true }))

test('only one caller at a time holds the lock, and each gets its turn', async () => {
  let inside = 0
  const turns = []
  const work = async (turn) => {
    inside += 1
    expect(inside).toBe(1)
    await sleep(5)
    inside -= 1
    turns.push(turn)
  }
  await Promise.all([1, 2, 3, 4].map((turn) => withLock(folder, () => work(turn))))
  expect(turns.sort()).toEqual([1, 2, 3, 4])
  expect(readdirSync(folder)).toHaveLength(1)
})

test('returns the result of the work, and releases the lock after a failure', async () => {
  await expect(withLock(folder, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(withLock(folder, () => 'done')).resolves.toBe('done')
})

test('the lock of a dead process is taken over without a waiting message', async () => {
  mkdirSync(folder)
  writeFileSync(path.join(folder, '7'), JSON.stringify({ pid: process.pid, start: 'in an earlier life' }))
  const onWait = jest.fn()
  await expect(withLock(folder, () => 'mine', onWait)).resolves.toBe('mine')
  expect(onWait).not.toHaveBeenCalled()
  expect(readdirSync(folder)).toEqual(['8'])
})
