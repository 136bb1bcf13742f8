import { adminLinks } from '@/components/layout/admin-links'
import { isCurrent, mainLinks } from '@/components/layout/nav-links'
import { en } from '@/lib/i18n/en'
import { fr } from '@/lib/i18n/fr'

const currentOn = (path: string) =>
  [...mainLinks, ...adminLinks].filter((link) => isCurrent(link, path)).map((link) => link.name)

test.each([
  ['/', ['dashboard']],
  ['/dashboard', ['dashboard']],
  ['/dashboard/tasks', ['tasks']],
  ['/task-submission/1', ['tasks']],
  ['/profile', ['profile']],
  ['/leaderboard', ['leaderboard']],
  ['/rewards', ['rewards']],
  ['/admin/rewards', ['manageRewards']],
  ['/users', ['users']],
  ['/users/1', ['users']],
  ['/user/1', []],
  ['/admin/users', ['manageUsers']],
  ['/admin/plan', ['plan']],
  ['/admin/emails', ['emails']],
  ['/admin/evaluation', ['evaluation']],
])('on %s the current link is %j', (path, names) => expect(currentOn(path)).toEqual(names))

test.each([
  ['en', en],
  ['fr', fr],
])('no two links of an administrator have the same name in %s', (_, { shell }) => {
  const names = [...mainLinks, ...adminLinks].map(({ name }) => shell.links[name])
  expect(new Set(names).size).toBe(names.length)
})
