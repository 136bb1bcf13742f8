import { withListedFeedback } from '@/lib/tasks/feedback'

const decided = { response: 'We did it.', isDecidedByPerson: true }

test('in a list a person’s long reason is cut with the words around it', () => {
  const { feedback } = withListedFeedback({ locale: 'en' }, { ...decided, feedback: '😀'.repeat(500) })
  expect(feedback).toBe(`A grown-up says: ${'😀'.repeat(482)}…`)
  expect(withListedFeedback({ locale: 'en' }, { ...decided, feedback: 'Well done.' }).feedback).toBe(
    'A grown-up says: Well done.',
  )
})
