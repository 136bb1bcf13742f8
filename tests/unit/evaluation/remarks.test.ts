import { isPraise, isRequest } from '@/lib/evaluation/remarks'

describe('remarks', () => {
  test.each(['Well done!', '  ¡Great – job!', 'C’est   bien.', 'Bravo'])(
    'praise whatever stands between: %s',
    (sentence) => {
      expect(isPraise(sentence)).toBe(true)
    },
  )
  test.each(['How was it ?', 'How was it?', '– Add one more.', 'You have to count 2 cans'])('ask: %s', (sentence) => {
    expect(isRequest(sentence)).toBe(true)
  })
  test.each(['You named it.', 'The question mark (?) is there.'])('neither: %s', (sentence) => {
    expect([isPraise(sentence), isRequest(sentence)]).toEqual([false, false])
  })
})
