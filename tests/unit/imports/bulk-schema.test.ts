import fc from 'fast-check'
import { bulkImport } from '@/lib/imports/bulk-schema'
import { firstError } from '../../harness/first-error'

const oneOf = (...values: unknown[]) => fc.constantFrom(...values)
const odd = fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.constant(undefined))

/** Mostly valid values, sometimes invalid or arbitrary ones. */
const mostly = (good: fc.Arbitrary<unknown>, bad: fc.Arbitrary<unknown> = odd) =>
  fc.oneof({ weight: 40, arbitrary: good }, { weight: 1, arbitrary: bad }, { weight: 1, arbitrary: odd })

const long = (length: number) => 'x'.repeat(length)
const taskArbitrary = fc.record({
  title: mostly(oneOf('Read', ' x ', long(200), ` ${long(200)} `), oneOf('  ', long(201))),
  description: mostly(oneOf('Read a book.', long(20_000)), oneOf(' ', long(20_001))),
  date: mostly(oneOf('2027-03-28', '2000-01-01'), oneOf('2027-02-30', '1999-12-31', '2200-01-01', '28.3.2027', '')),
  expires_at: mostly(
    oneOf('2027-03-28T23:59:59+02:00', '2027-03-28', '', null, undefined),
    oneOf('2027-03-28T23:59:59', '2027-02-30', '9999-12-31T00:00:00Z', ' '),
  ),
  points: mostly(oneOf(0, 10, 1_000_000, null, undefined), oneOf(1_000_001, -1, 1.5, '10')),
  expectations: mostly(
    oneOf(undefined, null, [], ['who won', { text: '7 × 8 is 56', isHidden: true }], [long(160)], [...'abcdefgh']),
    oneOf([' '], [long(161)], [{ text: 'who won' }], [7], Array(9).fill('x'), ['who won', 'Who  won'], 'who won'),
  ),
  surprise: mostly(oneOf(undefined)),
})
const entry = fc.record({
  user: mostly(oneOf('noah', ' noah '), oneOf(' ', '')),
  tasks: mostly(fc.array(mostly(taskArbitrary), { minLength: 1, maxLength: 2 }), fc.constant([])),
})

test('the documented schema accepts exactly what the route accepts', () => {
  let [valid, invalid] = [0, 0]
  fc.assert(
    fc.property(mostly(fc.array(mostly(entry), { maxLength: 2 })), (data) => {
      const isTaken = firstError(data, 'Europe/Paris') === null
      if (isTaken && Array.isArray(data) && data.length > 0) valid += 1
      else invalid += 1
      expect([bulkImport.safeParse(data).success, data]).toEqual([isTaken, data])
    }),
    { numRuns: 1000, seed: 5 },
  )
  expect(Math.min(valid, invalid)).toBeGreaterThan(200)
})
