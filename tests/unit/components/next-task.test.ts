import { nextTask } from '@/app/(shell)/dashboard/(home)/next-task'
import { currentMoment, onMoment, setMoment } from '@/components/task/moment'
import type { TaskView } from '@/lib/tasks/json'

const task = (id: string, rest: Partial<TaskView>) =>
  ({ id, title: `Task ${id}`, status: 'pending', isExpired: false, needsPerson: false, ...rest }) as TaskView

test('the next task is the first of today that can be worked on, else one of earlier days', () => {
  const closed = [
    task('accepted', { status: 'accepted' }),
    task('expired', { isExpired: true }),
    task('waits', { status: 'rejected', needsPerson: true }),
  ]
  const earlier = [task('earlier', {})]
  expect(nextTask([...closed, task('refused', { status: 'rejected' })], earlier)).toEqual({
    id: 'refused',
    title: 'Task refused',
  })
  expect(nextTask(closed, earlier)?.id).toBe('earlier')
  expect(nextTask(closed, [])).toBeNull()
})

test('listeners hear of a new moment until they unsubscribe', () => {
  const heard = jest.fn()
  const stop = onMoment(heard)
  const moment = { memberId: 'm', points: 10, bonus: 0, streak: 3 }
  setMoment(moment)
  expect(currentMoment()).toBe(moment)
  stop()
  setMoment(null)
  expect(heard).toHaveBeenCalledTimes(1)
})
