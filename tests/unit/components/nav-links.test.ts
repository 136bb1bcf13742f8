import { adminLinks, isCurrent, mainLinks } from '@/components/layout/nav-links'

const currentOn = (path: string) =>
  [...mainLinks, ...adminLinks].filter((link) => isCurrent(link, path)).map((link) => link.label)

test.each([
  ['/', ['Dashboard']],
  ['/dashboard', ['Dashboard']],
  ['/dashboard/tasks', ['Tasks']],
  ['/task-submission/1', ['Tasks']],
  ['/profile', ['My Profile']],
  ['/leaderboard', ['Leaderboard']],
  ['/users', ['Family Members']],
  ['/users/1', ['Family Members']],
  ['/user/1', []],
  ['/admin/users', ['Manage Users']],
  ['/admin/emails', ['Email Messaging']],
  ['/admin/evaluation', ['Evaluation']],
])('on %s the current link is %j', (path, labels) => expect(currentOn(path)).toEqual(labels))
