import { ProfileScreen } from '@/components/profile/profile-screen'
import { UserDirectory } from '@/app/(shell)/users/user-directory'
import { UserNotFound } from '@/components/user/user-not-found'
import { toDay } from '@/lib/calendar'
import { activityOf } from '@/lib/points/activity'
import { lastWeeks, pointsByWeek } from '@/lib/points/weeks'
import type { ProfileView } from '@/lib/profile/view'
import { spokenMarkup } from '@/tests/fixtures/spoken'

const today = toDay('2026-11-21')
const weeks = lastWeeks(today)
const user = {
  id: 'u1',
  username: 'Maximilienne-Alexandrine Wolfeschlegelst',
  isAdmin: false,
  points: 1250,
  streak: 4,
  avatar: null,
}

const profile: ProfileView = {
  user,
  isOwn: true,
  level: null,
  balance: null,
  rank: 3,
  completedCount: 12,
  completionRate: 67,
  weeks: pointsByWeek(weeks, [{ day: today, amount: 45 }]),
  activity: activityOf(weeks, [{ day: today, completed: 2 }], today),
  tasks: { list: [], total: 0, page: 1, pageCount: 1, isOpen: true },
  history: null,
  pages: { tasks: 1, points: 1 },
  today,
}

function textOf(element: React.ReactElement) {
  return spokenMarkup(element)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('&#x27;', "'")
}

const shown = (change: Partial<ProfileView>) =>
  textOf(<ProfileScreen title="My Profile" path="/profile" profile={{ ...profile, ...change }} />)

test('a balance below zero is nothing to spend, and is written like the history', () => {
  const entry = { id: 'e', kind: 'adjustment', amount: -10, balance: -10, date: today, reason: 'Set' } as const
  const list = [{ ...entry, countsFor: null, taskId: null }]
  const text = shown({ balance: -10, history: { list, total: 1, page: 1, pageCount: 1 } })
  expect(text).toContain('Balance: -10')
  expect(text).toContain('-10 -10')
  expect(text).not.toContain('to spend')
  expect(shown({ balance: 10 })).toContain('10 to spend')
})

test('the header shows the user and four numbers', () => {
  const text = shown({})
  for (const words of [
    'My Profile',
    user.username,
    'Family Member',
    'Rank #3',
    'Total Points 1,250',
    'Day Streak 4',
    'Completed Tasks 12',
    'Completion Rate 67%',
  ]) {
    expect(text).toContain(words)
  }
})

test('an administrator is labelled as one, and has no rank', () => {
  const text = shown({ user: { ...user, isAdmin: true }, rank: 0 })
  expect(text).toContain('Administrator')
  expect(text).toContain('Not Ranked')
})

test('the chart and the calendar have text alternatives', () => {
  const text = shown({})
  expect(text).toContain('Nov 16 to Nov 22: 45 points (This week)')
  expect(text).toContain('Nov 9 to Nov 15: 0 points')
  expect(text).toContain('Nov 21: 2 tasks completed')
  expect(text).toContain('Nov 20: nothing completed')
  expect(text).not.toContain('Nov 22: nothing completed')
  expect(text).toContain('1 day with a task completed in the last 12 weeks')
})

test('tasks that the viewer may not open are not links', () => {
  const task = {
    id: 't1',
    title: 'Read',
    assigned_to: 'u1',
    date: today,
    status: 'accepted' as const,
    points: 10,
    is_expired: false,
  }
  const with1 = (isOpen: boolean) => ({
    ...profile,
    isOwn: false,
    tasks: { list: [task], total: 1, page: 1, pageCount: 1, isOpen },
  })
  const markup = (isOpen: boolean) => spokenMarkup(<ProfileScreen title="x" path="/user/u1" profile={with1(isOpen)} />)
  expect(markup(false)).toContain('Read')
  expect(markup(false)).not.toContain('/task-submission/')
  expect(markup(true)).toContain('/task-submission/t1')
})

test('each list of a profile is paginated separately', () => {
  const markup = spokenMarkup(
    <ProfileScreen
      title="x"
      path="/profile"
      profile={{
        ...profile,
        tasks: { list: [], total: 25, page: 2, pageCount: 3, isOpen: true },
        history: { list: [], total: 25, page: 3, pageCount: 3 },
      }}
    />,
  )
  expect(markup.match(/href="\/profile[^"]*"/g)).toEqual([
    'href="/profile?points=3"',
    'href="/profile?tasks=3&amp;points=3"',
    'href="/profile?tasks=2&amp;points=2"',
  ])
})

test('a missing user is reported as not found', () => {
  const text = textOf(<UserNotFound />)
  expect(text).toContain('User Not Found')
  expect(text).toContain("The user you're looking for doesn't exist or may have been removed.")
})

test.each([1, 8, 60])('a directory of %i users shows the count', (size) => {
  const list = Array.from({ length: size }, (_, index) => ({
    ...user,
    id: `u${index}`,
    isAdmin: index === 0,
    points: index + 1,
  }))
  const markup = spokenMarkup(
    <UserDirectory query="" users={{ list, total: size, page: 1, pageCount: 1 }} viewerId="u1" />,
  )
  const text = markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
  expect(text).toContain('Family Members')
  expect(text).toContain('1 point 4 day streak')
  expect(text.match(/Admin /g)).toHaveLength(1)
  expect(markup.match(/href="\/user\/u\d+"/g)).toHaveLength(size)
})

test('an empty directory has a message', () => {
  expect(
    textOf(<UserDirectory query="" users={{ list: [], total: 0, page: 1, pageCount: 1 }} viewerId="u1" />),
  ).toContain('No users found')
})

test('an unreadable directory has a message', () => {
  expect(textOf(<UserDirectory query="" users={{ error: 'Failed to load users' }} viewerId="u1" />)).toContain(
    'Error Failed to load users',
  )
})
