import fc from 'fast-check'
import { grade } from '@/lib/evaluation/grade'
import { criteria, type ExpectationFinding, type Finding, PASS_SCORE } from '@/lib/evaluation/rubric'
import type { Level } from '@/lib/evaluation/schema'

const secret = 'chlorophyll catches sunlight'
const asked = ['which plants drooped', 'how often you filled the can', 'what turned red', 'who held the hose']
const holding = [
  'The basil drooped because its soil was dry',
  'I filled the can twice',
  'Three tomatoes turned red overnight',
  'my cousin Tariq held the hose',
]
const subjectOf = (count: number, hidden: number) => ({
  title: 'Water the plants',
  description: 'Water the plants and say how they are doing.',
  text: `${holding.join('. ')}.`,
  expectations: [
    ...asked.slice(0, count).map((text) => ({ text, isHidden: false })),
    ...Array.from({ length: hidden }, () => ({ text: secret, isHidden: true })),
  ],
})

const levels: Level[] = ['none', 'partial', 'full']
const level = fc.constantFrom(...levels)
const evidence = fc.array(fc.oneof(fc.constantFrom(...holding), fc.string()), { maxLength: 3 })
const claims = fc.tuple(...criteria.map(({ id }) => fc.record({ id: fc.constant<Finding['id']>(id), level, evidence })))
const expectations = (size: number) =>
  fc.tuple(...Array.from({ length: size }, (_, index) => fc.record({ index: fc.constant(index), level, evidence })))
const sizes = fc.record({ count: fc.integer({ min: 1, max: 4 }), hidden: fc.integer({ min: 0, max: 1 }) })
const cases = sizes.chain(({ count, hidden }) =>
  fc.record({
    subject: fc.constant(subjectOf(count, hidden)),
    claims,
    expectations: expectations(count + hidden),
    isUnsure: fc.boolean(),
    said: fc.constantFrom('', `The answer is that ${secret}.`, 'Tell more.'),
  }),
)
type Case = typeof cases extends fc.Arbitrary<infer T> ? T : never
const evaluate = ({ subject, claims, expectations, isUnsure, said }: Case) =>
  grade({ criteria: claims, expectations, isUnsure, reasoning: said, feedback: said }, subject)

test('a score of 70 or more requires two thirds of the expectations, at least partly met', () => {
  fc.assert(
    fc.property(cases, (each) => {
      const { score, isAccepted, expectations } = evaluate(each)
      const met = expectations.filter((one) => one.level !== 'none').length
      if (met * 3 < expectations.length * 2) expect(score).toBeLessThan(PASS_SCORE)
      expect(isAccepted).toBe(score >= PASS_SCORE)
    }),
  )
})

test("the criteria's points add up to the score, and an unsure evaluation is from 1 to 69 and not accepted", () => {
  fc.assert(
    fc.property(cases, (each) => {
      const { score, isAccepted, isUnsure, criteria: graded } = evaluate(each)
      const sum = graded.reduce((total, { points }) => total + points, 0)
      for (const { points, outOf } of graded) expect(points >= 0 && points <= outOf).toBe(true)
      expect(isUnsure).toBe(each.isUnsure)
      if (!isUnsure) return expect(score).toBe(sum)
      expect(isAccepted).toBe(false)
      expect(score).toBeGreaterThanOrEqual(1)
      expect(score).toBeLessThan(PASS_SCORE)
    }),
  )
})

test('the score never drops when a criterion or an expectation is met better', () => {
  fc.assert(
    fc.property(cases, fc.nat({ max: 8 }), level, (each, at, other) => {
      const raise = <T extends Finding | ExpectationFinding>(list: readonly T[], place: number) =>
        list.map((one, index) => (index === place ? { ...one, level: other } : one))
      const isCriterion = at < criteria.length
      const place = isCriterion ? at : (at - criteria.length) % each.expectations.length
      const before = isCriterion ? each.claims[place]?.level : each.expectations[place]?.level
      const changed = {
        ...each,
        ...(isCriterion ? { claims: raise(each.claims, place) } : { expectations: raise(each.expectations, place) }),
      } as Case
      const isHigher = levels.indexOf(other) >= levels.indexOf(before ?? 'none')
      const [low, high] = isHigher ? [each, changed] : [changed, each]
      expect(evaluate(high).score).toBeGreaterThanOrEqual(evaluate(low).score)
    }),
  )
})

test("the feedback never contains a hidden expectation, or the evaluator's own text if there is one", () => {
  fc.assert(
    fc.property(cases, (each) => {
      if (!each.subject.expectations.some(({ isHidden }) => isHidden)) return
      const { feedback, criteria: graded } = evaluate(each)
      expect(feedback).not.toContain('chlorophyll')
      expect(feedback).not.toContain('Tell more')
      const complete = graded.find(({ id }) => id === 'complete')
      const visible = evaluate(each).expectations.filter(({ isHidden }) => !isHidden)
      for (const quote of complete?.evidence ?? []) {
        expect(visible.some((one) => one.evidence.includes(quote))).toBe(true)
      }
    }),
  )
})
