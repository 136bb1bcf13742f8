import { submissionView } from '@/lib/submissions/record'

const record = {
  id: 'id',
  taskId: 'task',
  text: 'I did it.',
  isResponse: false,
  textHash: 'not for screens',
  score: 85,
  isAccepted: true,
  isUnsure: false,
  feedback: 'Well seen.',
  feedbackLanguage: 'en',
  expectations: [] as unknown,
  reasoning: 'Because.',
  criteria: [
    { id: 'own', label: 'Own words', level: 'full', evidence: ['I did it'], points: 20, outOf: 20 },
  ] as unknown,
  suspicions: ['markup', 'injection', 'of another time'],
  evaluator: 'built-in-rules',
  evaluatedAt: new Date('2026-11-21T10:00:00Z'),
  confirmedAt: null,
  member: { username: 'emma' },
}

test('a submission has exactly the fields that a screen uses', () => {
  expect(submissionView(record)).toEqual({
    id: 'id',
    text: 'I did it.',
    isResponse: false,
    score: 85,
    isAccepted: true,
    isUnsure: false,
    feedback: 'Well seen.',
    feedbackLanguage: 'en',
    expectations: [],
    reasoning: 'Because.',
    criteria: record.criteria,
    suspicions: ['injection', 'markup'],
    evaluator: 'built-in-rules',
    writtenBy: 'emma',
    evaluatedAt: '2026-11-21T10:00:00.000Z',
    confirmedAt: null,
  })
})

test.each([null, {}, 'x', [{ id: 'own' }]])('malformed criteria, %j, are left out', (criteria) => {
  expect(submissionView({ ...record, criteria }).criteria).toEqual([])
})
