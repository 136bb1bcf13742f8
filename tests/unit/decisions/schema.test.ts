import { decisionSchema } from '@/lib/decisions/schema'

test('a refusal requires a reason with a visible character', () => {
  for (const reason of ['', ' \n', '\u200b', '\u2066\u3164 '])
    expect(decisionSchema.safeParse({ isAccepted: false, reason }).error?.issues[0]?.message).toBe(
      'decision.reasonRequired',
    )
  const reason = ' Tell\u202e how many. '
  expect(decisionSchema.parse({ isAccepted: false, reason })).toEqual({ isAccepted: false, reason: 'Tell how many.' })
})

test('an acceptance needs no reason, and an invisible one is none', () => {
  expect(decisionSchema.parse({ isAccepted: true })).toEqual({ isAccepted: true })
  expect(decisionSchema.parse({ isAccepted: true, reason: null })).toEqual({ isAccepted: true, reason: null })
  expect(decisionSchema.parse({ isAccepted: true, reason: '\u200b' })).toEqual({ isAccepted: true, reason: '' })
})
