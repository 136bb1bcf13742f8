import { messageOf } from '@/lib/i18n/message'
import { submitSolutionSchema } from '@/lib/submissions/schema'

test.each(['', ' \n', '\u200b\u2060\ufeff', '\u202e\u2066', '\u3164'])('%j is no solution', (submission) => {
  const { error } = submitSolutionSchema.safeParse({ submission })
  expect(error?.issues.map(({ message }) => message)).toEqual([messageOf('submission.textRequired')])
})

test.each(['56', '🦊', '\u200b水'])('%j is a solution', (submission) => {
  expect(submitSolutionSchema.parse({ submission })).toEqual({ submission })
})
