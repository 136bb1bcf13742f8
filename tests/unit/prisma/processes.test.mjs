import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { isRunning, parseStat, self, startOf } from '../../../prisma/system/processes.mjs'

test('a process name with spaces and brackets does not shift the fields of /proc/<pid>/stat', () => {
  const fields = ['S', ...Array.from({ length: 18 }, (_, index) => String(index)), '987654', '0']
  expect(parseStat(`42 (a) b (c) ${fields.join(' ')}`)).toEqual({ state: 'S', start: '987654' })
})

test('this process is running, and one with its pid and another start time is not', () => {
  expect(isRunning(self)).toBe(true)
  expect(isRunning({ pid: self.pid, start: 'at another time' })).toBe(false)
})

test('an ended process is detected', async () => {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  expect(startOf(child.pid)).toBeNull()
})
