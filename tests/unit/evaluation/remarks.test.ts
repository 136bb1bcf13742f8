import { isPraise, isRequest } from '@/lib/evaluation/remarks'

describe('remarks', () => {
  test.each(['Well done!', '  ¡Great – job!', 'C’est   bien.', 'Bravo', 'Superbe travail !', 'C’est vraiment clair.'])(
    'praise whatever stands between: %s',
    (sentence) => {
      expect(isPraise(sentence)).toBe(true)
    },
  )
  test('what was not done well is no praise', () => expect(isPraise('You did not explain it very well.')).toBe(false))
  test.each(['How was it ?', 'How was it?', '– Add one more.', 'You have to count 2 cans', 'N’oublie pas la date.'])(
    'ask: %s',
    (sentence) => {
      expect(isRequest(sentence)).toBe(true)
    },
  )
  test.each([
    'The end isn’t very clear.',
    'On ne comprend pas très bien la fin.',
    'C’est pas bien expliqué.',
    'Ce n’est pas un bon travail.',
    'It is not well written.',
    'You named it.',
    'The question mark (?) is there.',
  ])('neither: %s', (sentence) => {
    expect([isPraise(sentence), isRequest(sentence)]).toEqual([false, false])
  })
})
