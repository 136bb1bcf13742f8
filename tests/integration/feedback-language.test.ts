import { submitSolution } from '@/lib/submissions/commands'
import { createTaskRow, createUser } from '../fixtures/factories'
import { testScope } from '../fixtures/scope'

test.each([
  ['en', /grown-up/],
  ['fr', /adulte/],
] as const)('a text in neither language is answered in the viewer’s language: %s', async (locale, words) => {
  const member = await createUser()
  const task = await createTaskRow(member.id, {
    title: 'Tidy your room',
    description: 'Put everything in its place and write what you did.',
  })
  const text = `Esta mañana he regado las plantas del balcón y después he barrido las hojas con mi ${locale === 'en' ? 'abuela' : 'hermano'}.`
  const view = await submitSolution({ ...testScope(member), locale }, { taskId: task.id, text })
  expect(view).toMatchObject({ isUnsure: true, feedbackLanguage: locale, feedback: expect.stringMatching(words) })
})

test.each([
  ['en', 'Does what the task asks'],
  ['fr', 'Répond à la consigne'],
] as const)('the criteria are named in the viewer’s language: %s', async (locale, name) => {
  const member = await createUser()
  const task = await createTaskRow(member.id)
  const { criteria } = await submitSolution({ ...testScope(member), locale }, { taskId: task.id, text: 'I did it.' })
  expect(criteria[0]).toMatchObject({ id: 'answers', label: name })
})
