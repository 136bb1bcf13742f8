import { errorAnswerOf } from '@/lib/http/errors'
import { createTaskSchema } from '@/lib/tasks/schema'

const task = { title: 'Read', assignedTo: '00000000-0000-4000-8000-000000000000' }
const failed = (input: object) => errorAnswerOf(createTaskSchema.safeParse(input).error, { locale: 'en' })

test('an error inside a list is reported with its path as well', () => {
  expect(failed({ ...task, title: '', expectations: ['who won', { text: ' ', isHidden: true }] })).toEqual({
    status: 400,
    message: 'Task title is required',
    fields: {
      title: ['Task title is required'],
      expectations: ['Write what a good answer tells, or remove the line'],
      'expectations.1.text': ['Write what a good answer tells, or remove the line'],
    },
  })
})

test('a long list of errors is truncated', () => {
  const { fields = {} } = failed({ ...task, expectations: Array(30_000).fill(7) })
  expect(Object.keys(fields).length).toBeLessThan(60)
})
