import { backupName, completeBackups, outdatedBackups } from '@/lib/backup/folder-names'

const now = new Date('2026-11-22T03:30:00.125Z')
const daysAgo = (days: number) => backupName(new Date(now.getTime() - days * 86_400_000))

test('the name of a backup has no character that a file system refuses', () => {
  expect(backupName(now)).toBe('laurel-2026-11-22T03-30-00.125Z.tar.gz')
})

test('the newest are kept, and nothing else in the folder is touched', () => {
  const others = ['notes.txt', 'laurel-before-the-move.tar.gz', `${daysAgo(1)}.old`, `x${daysAgo(9)}`]
  expect(outdatedBackups([daysAgo(1), ...others, daysAgo(3), daysAgo(0), daysAgo(2)], 2, now)).toEqual([
    daysAgo(3),
    daysAgo(2),
  ])
  expect(outdatedBackups([daysAgo(1), daysAgo(0)], 2, now)).toEqual([])
})

test('backups from a clock that was ahead neither push out the present ones nor count as the newest', () => {
  const ahead = [-400, -401].map(daysAgo)
  expect(outdatedBackups([...ahead, daysAgo(2), daysAgo(1), daysAgo(0)], 2, now)).toEqual([daysAgo(2)])
  expect(completeBackups([...ahead, daysAgo(1)], now)).toEqual([daysAgo(1)])
})

test('what a killed process left unfinished is deleted after a day', () => {
  const partials = [2, 0.5].map((days) => `${daysAgo(days)}.partial`)
  expect(outdatedBackups(partials, 7, now)).toEqual([`${daysAgo(2)}.partial`])
})
