import { toDay } from '@/lib/calendar'
import { emptyFrom, type Digest } from '@/lib/digest/summary'
import { digestText } from '@/lib/digest/text'

const sunday = toDay('2027-03-28')
const emma = { username: 'Emma', accepted: 5, open: 1, refused: 0, expired: 2, points: 150 }
const digest: Digest = {
  failedEmails: 1,
  more: 2,
  members: [
    { ...emma, planned: 3, emptyFrom: toDay('2027-03-31') },
    { ...emma, username: 'Jules', planned: 7, emptyFrom: null },
  ],
}

test('the digest tells what waits, this week and the next one', () => {
  expect(digestText(digest, { reader: 'Sam', waiting: 2, sunday, locale: 'en' })).toEqual({
    subject: 'Your family’s week, Mar 28, 2027',
    message: [
      'Hello Sam,',
      'Needs you\n2 texts wait for your review.\n1 e-mail could not be delivered.',
      'This week\nEmma: 5 accepted, 1 open, 0 not accepted, 2 expired, 150 points\n' +
        'Jules: 5 accepted, 1 open, 0 not accepted, 2 expired, 150 points',
      'Next week\nEmma: 3 tasks, nothing from Wednesday, March 31, 2027 on\nJules: 7 tasks',
      'And 2 more members.',
      'You asked for this e-mail on My Profile, where you can also stop it.',
    ].join('\n\n'),
  })
})

test('an empty family gets a digest that says so, in French too', () => {
  const none = { failedEmails: 0, more: 0, members: [] }
  const { message } = digestText(none, { reader: 'Sam', waiting: 0, sunday, locale: 'fr' })
  expect(message).toContain('À faire\nRien ne vous attend.')
  expect(message).toContain('Il n’y a pas encore de membre.')
  expect(message).not.toContain('La semaine prochaine')
})

test.each([
  [[], '2027-03-29'],
  [['2027-03-30', '2027-03-29'], '2027-03-31'],
  [['2027-04-04'], null],
])('with tasks on %j nothing is planned from %s on', (days, expected) => {
  expect(emptyFrom(sunday, days.map(toDay), [])).toBe(expected)
})
