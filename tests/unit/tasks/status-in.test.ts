import { catalogues } from '@/lib/i18n/catalogues'
import { statusIn } from '@/lib/tasks/managed/status-in'
import { taskStatuses } from '@/lib/tasks/status'

test('what a screen calls a status is found, in either language', () => {
  for (const { task, week } of Object.values(catalogues)) {
    for (const status of taskStatuses) expect(statusIn(task.statuses[status])).toEqual({ status, rest: '' })
    const { accepted, refused, open, expired } = week.legendOutcomes
    expect([accepted, refused, open, expired].map((name) => statusIn(name)?.status)).toEqual([
      'accepted',
      'rejected',
      'pending',
      'expired',
    ])
  }
})

test.each([
  ['refused', 'rejected'],
  ['To Improve', 'rejected'],
  ['refusé', 'rejected'],
  ['REFUSÉES', 'rejected'],
  ['refusees', 'rejected'],
  ['rejetés', 'rejected'],
  ['  a  revoir ', 'rejected'],
  ['accepté', 'accepted'],
  ['acceptees', 'accepted'],
  ['expire\u0301es', 'expired'],
  ['ouvertes', 'pending'],
  ['en attente', 'pending'],
])('%s is %s', (query, status) => expect(statusIn(query)).toEqual({ status, rest: '' }))

test('a status stands before or after the rest of a search, and nowhere else', () => {
  expect(statusIn('Emma rejected')).toEqual({ status: 'rejected', rest: 'Emma' })
  expect(statusIn('à revoir  Zoé Marie')).toEqual({ status: 'rejected', rest: 'Zoé Marie' })
  expect([statusIn(''), statusIn('reopened'), statusIn('the open door')]).toEqual([null, null, null])
})
