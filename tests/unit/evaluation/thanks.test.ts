import { isThanks, thanks } from '@/lib/evaluation/thanks'

test.each(Object.values(thanks))('the thanks are recognised, alone and among other sentences: %s', (sentences) => {
  expect(isThanks(sentences)).toBe(true)
  expect(isThanks(`Your text is very long. ${sentences} See you.`)).toBe(true)
})

test.each([null, '', 'Thank you for telling.', 'Well done! A grown-up will read this tomorrow.'])(
  'other feedback is not: %s',
  (feedback) => expect(isThanks(feedback)).toBe(false),
)
