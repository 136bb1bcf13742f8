import { adminLinks } from '@/components/layout/admin-links'
import { isCurrent, mainLinks } from '@/components/layout/nav-links'

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
