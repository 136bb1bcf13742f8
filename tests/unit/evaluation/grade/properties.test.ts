import fc from 'fast-check'
import { grade } from '@/lib/evaluation/grade'
import { criteria, type Finding, PASS_SCORE } from '@/lib/evaluation/rubric'
import type { Level } from '@/lib/evaluation/schema'

const subject = {
  title: 'Water the plants',
  description: 'Water the plants and say how they are doing.',
  text: 'The basil drooped because its soil was dry. I filled the can twice. Three tomatoes turned red overnight!',
}
const holding = ['The basil drooped because its soil was dry', 'I filled the can twice', 'Three tomatoes turned red']
const levels: Level[] = ['none', 'partial', 'full']

const level = fc.constantFrom(...levels)
const evidence = fc.array(fc.oneof(fc.constantFrom(...holding), fc.string(), fc.constant(subject.title)), {
  maxLength: 6,
})
const finding = (id: Finding['id']) => fc.record({ id: fc.constant(id), level, evidence })
const whole = fc.tuple(...criteria.map(({ id }) => finding(id)))
const some = fc.subarray(criteria.map(({ id }) => id)).chain((ids) => fc.tuple(...ids.map(finding)))
const scoreOf = (findings: Finding[]) => grade({ criteria: findings, reasoning: '', feedback: '' }, subject).score

test('the score is a whole number from 0 to 100, and the threshold determines the verdict', () => {
  fc.assert(
    fc.property(some, fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (findings, said, text) => {
      for (const given of [subject, { ...subject, text }]) {
        const evaluation = grade({ criteria: findings, reasoning: said, feedback: said }, given)
        const { score, isAccepted, criteria: graded } = evaluation
        expect(Number.isInteger(score)).toBe(true)
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(100)
        expect(isAccepted).toBe(score >= PASS_SCORE)
        expect(graded.reduce((sum, { points }) => sum + points, 0)).toBe(score)
      }
    }),
  )
})

test('the score never drops when one criterion is met better', () => {
  const index = fc.nat({ max: criteria.length - 1 })
  fc.assert(
    fc.property(whole, index, level, (findings, at, other) => {
      const raised = findings.map((each, i) => (i === at ? { ...each, level: other } : each))
      const isHigher = levels.indexOf(other) >= levels.indexOf(findings[at]?.level ?? 'none')
      const [low, high] = isHigher ? [findings, raised] : [raised, findings]
      expect(scoreOf(high)).toBeGreaterThanOrEqual(scoreOf(low))
    }),
  )
})

test('the score never drops when one more quote is valid', () => {
  fc.assert(
    fc.property(whole, fc.constantFrom(...holding), (findings, quote) => {
      const [first, ...rest] = findings
      if (!first) return
      expect(scoreOf([{ ...first, evidence: [quote, ...first.evidence] }, ...rest])).toBeGreaterThanOrEqual(
        scoreOf(findings),
      )
    }),
  )
})

test('evidence that is not in the submission counts as none', () => {
  const absent = fc.array(
    fc.string({ minLength: 1 }).map((noise) => `${noise} zyxwvu ${noise}`),
    { maxLength: 4 },
  )
  fc.assert(
    fc.property(fc.tuple(level, level, level, level), absent, (given, quotes) => {
      const findings = criteria.map(({ id }, index) => ({
        id,
        level: given[index] ?? 'none',
        evidence: quotes,
      }))
      expect(scoreOf(findings)).toBe(0)
    }),
  )
})

test('the order of the criteria does not matter, and a missing one counts as not met', () => {
  fc.assert(
    fc.property(whole, fc.nat({ max: 3 }), (findings, at) => {
      expect(scoreOf([...findings].reverse())).toBe(scoreOf(findings))
      const without = findings.filter((_, index) => index !== at)
      const asNone = findings.map((each, index): Finding => (index === at ? { ...each, level: 'none' } : each))
      expect(scoreOf(without)).toBe(scoreOf(asNone))
    }),
  )
})

test('the feedback is short plain text, whatever the evaluator returned', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 3_000 }), (said) => {
      const { feedback } = grade({ criteria: [], reasoning: said, feedback: said }, subject)
      expect(feedback.length).toBeGreaterThan(20)
      expect(feedback.length).toBeLessThan(1_000)
      expect(feedback).not.toMatch(/[<>\p{Cc}]|https?:|javascript:/u)
    }),
  )
})
