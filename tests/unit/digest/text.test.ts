import { addDays, toDay } from '@/lib/calendar'
import { memberSummary, type Digest } from '@/lib/digest/summary'
import { digestText } from '@/lib/digest/text'
import { plannedDays, weekDays } from '@/lib/week/days'

const sunday = toDay('2027-03-28')
const emma = { username: 'Emma', accepted: 5, open: 1, refused: 0, expired: 2, points: 150, streak: 4 }
const digest: Digest = {
  requests: 2,
  failedEmails: 1,
  failedPushes: 3,
  failedRuns: 1,
  more: 2,
  members: [
    { ...emma, planned: 3, nothingFrom: toDay('2027-03-31') },
    { ...emma, username: 'Jules', streak: 0, planned: 7, nothingFrom: null },
    { ...emma, username: 'Zoe', streak: 1, planned: 0, nothingFrom: toDay('2027-03-29') },
  ],
}

test('the digest tells what waits, this week and the next one', () => {
  expect(digestText(digest, { reader: 'Sam', waiting: 2, sunday, locale: 'en' })).toEqual({
    subject: 'Your family’s week, Mar 28, 2027',
    message: [
      'Hello Sam,',
      'Needs you\n2 texts wait for your review.\n2 reward requests are waiting.\n1 e-mail could not be delivered.\n' +
        '3 notifications could not be delivered.\nA part of the schedule failed.',
      'This week\nEmma: 5 accepted, 1 open, 0 not accepted, 2 expired, 150 points, 4 days in a row\n' +
        'Jules: 5 accepted, 1 open, 0 not accepted, 2 expired, 150 points, no streak\n' +
        'Zoe: 5 accepted, 1 open, 0 not accepted, 2 expired, 150 points, 1 day in a row',
      'Next week\nEmma: 3 tasks, nothing from Wednesday, March 31, 2027 on\nJules: 7 tasks\nZoe: nothing planned',
      'And 2 more members.',
      'You asked for this e-mail on My Profile, where you can also stop it.',
    ].join('\n\n'),
  })
})

test('a member’s line ends with the streak in French', () => {
  const { message } = digestText(digest, { reader: 'Sam', waiting: 0, sunday, locale: 'fr' })
  expect(message).toMatch(/150 points, 4 jours de suite\n.*150 points, pas de série\n.*150 points, 1 jour de suite\n/)
})

test('an empty family gets a digest that says so, in French too', () => {
  const none = { requests: 0, failedEmails: 0, failedPushes: 0, failedRuns: 0, more: 0, members: [] }
  const { message } = digestText(none, { reader: 'Sam', waiting: 0, sunday, locale: 'fr' })
  expect(message).toContain('Ce qui t’attend\nRien ne t’attend.')
  expect(message).toContain('Il n’y a pas encore de membre.')
  expect(message).not.toContain('La semaine prochaine')
})

test('a member’s days are added up', () => {
  const monday = addDays(sunday, -6)
  const tally = (offset: number, outcome: 'accepted' | 'open', count: number) => ({
    ...{ day: addDays(monday, offset), outcome, count },
  })
  const tallies = [tally(0, 'accepted', 2), tally(6, 'accepted', 1), tally(6, 'open', 1), tally(7, 'open', 3)]
  const days = weekDays(monday, tallies)
  const planned = plannedDays(addDays(monday, 7), tallies)
  expect(memberSummary({ username: 'Emma', points: 150, streak: 4, nothingFrom: null, days, planned })).toEqual({
    ...{ username: 'Emma', points: 150, streak: 4, nothingFrom: null, planned: 3 },
    ...{ accepted: 3, open: 1, refused: 0, expired: 0 },
  })
})
