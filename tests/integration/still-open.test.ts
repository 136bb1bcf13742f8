import { toDate, toDay } from '@/lib/calendar'
import { stillOpenTasks } from '@/lib/tasks/still-open/queries'
import { createPauseRow, createTaskRow, createUser } from '../fixtures/factories'
import { testScope } from '../fixtures/scope'

test('tasks of earlier days are listed, oldest first, while a solution is still accepted', async () => {
  const member = await createUser()
  const on = (day: string) => ({ date: toDate(toDay(day)) })
  const over = new Date('2026-11-20T23:00:00Z')
  await createTaskRow(member.id, {
    ...on('2026-11-18'),
    title: 'Kept by an appeal',
    expiresAt: over,
    keptOpenUntil: new Date('2026-11-25'),
  })
  await createTaskRow(member.id, { ...on('2026-11-19'), title: 'Open' })
  await createTaskRow(member.id, { ...on('2026-11-17'), title: 'Never over', expiresAt: null })
  await createTaskRow(member.id, { ...on('2026-11-20'), title: 'To revise', status: 'rejected' })
  await createTaskRow(member.id, { ...on('2026-11-19'), title: 'Over', expiresAt: over })
  await createTaskRow(member.id, { ...on('2026-11-19'), title: 'Done', status: 'accepted' })
  await createTaskRow(member.id, { ...on('2026-11-21'), title: 'Today' })
  await createTaskRow(member.id, { ...on('2026-11-22'), title: 'Tomorrow' })
  await createTaskRow((await createUser()).id, { ...on('2026-11-19'), title: 'Somebody else’s' })
  const titles = async () => (await stillOpenTasks(testScope(member))).map(({ title }) => title)
  expect(await titles()).toEqual(['Never over', 'Kept by an appeal', 'Open', 'To revise'])

  await createPauseRow(member.id, { from: '2026-11-20', to: '2026-11-20' })
  expect(await titles()).toContain('Over')
})
