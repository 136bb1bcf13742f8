import { toDay, type Day } from '@/lib/calendar'
import {
  daysByMember,
  formDays,
  generateInput,
  newGeneratorForm,
  ruleChange,
  ruleFormOf,
  settledNumber,
  type EditedRule,
} from '@/lib/recurring/form'
import { updateRuleSchema } from '@/lib/recurring/rule-schema'
import { generateSchema } from '@/lib/recurring/schema'
import { inEnglish } from '@/tests/fixtures/english'

const today = toDay('2027-03-25')
const opened = newGeneratorForm(today)
const written = { ...opened, title: ' Piano ', description: 'Play it twice.' }

test('the form as it opens asks for a task of ten points a day for a month, open for one day more', () => {
  expect(generateSchema.parse(generateInput(written, ['emma']))).toEqual({
    ...{ username: 'emma', others: [], mode: 'each', title: 'Piano', description: 'Play it twice.', expectations: [] },
    ...{ start: '2027-03-25', end: '2027-04-25', interval: 'daily', every: 1, weekdays: [] },
    ...{ expiry: '1_day', expiryDays: 1, points: 10, ignoresPauses: false, keepRepeating: false },
  })
  expect(formDays(opened)).toHaveLength(32)
})

test('title and description of the opened form are still to be written', () => {
  const { error } = generateSchema.safeParse(generateInput(opened, []))
  expect(error?.issues.map(({ message }) => inEnglish(message))).toEqual([
    'Username is required',
    'Task title is required',
    'Task description is required',
  ])
})

test('the first member comes before the others, in the order chosen', () => {
  expect(generateInput(written, ['emma', 'jules', 'lina'])).toMatchObject({
    username: 'emma',
    others: ['jules', 'lina'],
  })
})

test('what is chosen is what is asked for', () => {
  const expectations = [{ key: 7, text: ' Two pieces ', isHidden: true }]
  const chosen = { mode: 'turn', expiry: 'custom', expiryDays: '3', points: '25', every: '2' } as const
  const ticked = { ignoresPauses: true, keepRepeating: true }
  expect(generateInput({ ...written, ...chosen, ...ticked, expectations }, ['emma'])).toMatchObject({
    ...{
      mode: 'turn',
      expiry: 'custom',
      expiryDays: 3,
      points: 25,
      ignoresPauses: true,
      keepRepeating: true,
      every: 2,
    },
    expectations: [{ text: 'Two pieces', isHidden: true }],
  })
})

test('without a first day there are none, and without a last day only the first', () => {
  expect(formDays({ ...opened, start: null })).toEqual([])
  const { error } = generateSchema.safeParse(generateInput({ ...written, start: null }, ['emma']))
  expect(inEnglish(error?.issues[0]?.message)).toBe('Start date is required')
  expect(formDays({ ...opened, end: null })).toEqual([today])
  expect(generateSchema.parse(generateInput({ ...written, end: null }, ['emma'])).end).toBeUndefined()
})

test('weekdays are left out once the rule is no longer weekly', () => {
  const weekly = { ...written, interval: 'weekly', weekdays: [5], end: toDay('2027-04-02') } as const
  const daily = { ...weekly, interval: 'daily' } as const
  expect(formDays({ ...weekly, weekdays: [5] })).toEqual(['2027-03-26', '2027-04-02'])
  expect(formDays({ ...daily, weekdays: [5] })).toHaveLength(9)
  expect(generateInput({ ...weekly, weekdays: [5] }, ['emma']).weekdays).toEqual([5])
  expect(generateInput({ ...daily, weekdays: [5] }, ['emma']).weekdays).toEqual([])
})

test('the preview leaves out as many days as the interval says', () => {
  expect(formDays({ ...opened, every: '2', end: toDay('2027-03-28') })).toEqual(['2027-03-25', '2027-03-27'])
})

test.each([
  ['every', '0', 1],
  ['every', '1001', 1000],
  ['every', 'often', 1],
  ['expiryDays', '-3', 1],
  ['expiryDays', '1001', 1000],
  ['points', '-1', 0],
  ['points', 'many', 10],
  ['points', '1000001', 1_000_000],
] as const)('%s typed as %j settles at %i', (field, typed, settled) => {
  expect(settledNumber(field, typed)).toBe(settled)
})

test('the days of each member are shown for both modes', () => {
  const days = ['2027-03-25', '2027-03-26', '2027-03-27'].map(toDay)
  const [first, second, third] = days
  const chosen = { mode: 'each', ignoresPauses: false, memberIds: ['anna', 'ben'] } as const
  const inTurn = { ...chosen, mode: 'turn', memberIds: ['ben', 'anna'] } as const
  expect(daysByMember(days, chosen, [])).toEqual([
    { memberId: 'anna', days },
    { memberId: 'ben', days },
  ])
  expect(daysByMember(days, inTurn, [])).toEqual([
    { memberId: 'ben', days: [first, third] },
    { memberId: 'anna', days: [second] },
  ])
})

test('the preview leaves out the pauses of each member, unless the rule ignores them', () => {
  const [first, second, third] = ['2027-03-25', '2027-03-26', '2027-03-27'].map(toDay) as [Day, Day, Day]
  const days = [first, second, third]
  const pauses = [
    { memberId: 'ben', from: first, to: first },
    { memberId: null, from: third, to: third },
  ]
  const chosen = { mode: 'each', ignoresPauses: false, memberIds: ['ben', 'anna'] } as const
  const inTurn = { ...chosen, mode: 'turn' } as const
  expect(daysByMember(days, chosen, pauses).map((own) => own.days)).toEqual([[second], [first, second]])
  expect(daysByMember(days, inTurn, pauses).map((own) => own.days)).toEqual([[second], [first]])
  const ignoring = { ...inTurn, ignoresPauses: true }
  expect(daysByMember(days, ignoring, pauses).map((own) => own.days)).toEqual([[first, third], [second]])
})

describe('the change of a rule', () => {
  const [emma, lina] = ['6f9619ff-8b86-4d01-b42d-00cf4fc964ff', '7f9619ff-8b86-4d01-b42d-00cf4fc964ff'] as const
  const rule: EditedRule = {
    ...{ id: '5f9619ff-8b86-4d01-b42d-00cf4fc964ff', memberIds: [emma, lina], mode: 'turn', title: 'Piano' },
    ...{ description: 'Play it twice.', expectations: [{ text: 'Two pieces', isHidden: false }], points: 10 },
    ...{ interval: 'weekly', every: 1, weekdays: [1, 4], expiry: '1_day', expiryDays: 1 },
    ...{ isPaused: false, ignoresPauses: false },
  }
  const opened = ruleFormOf(rule)

  test('is empty for a form that was not changed', () => {
    expect(ruleChange(rule, opened, [emma, lina])).toEqual({})
  })

  test('contains what was changed and nothing else', () => {
    expect(ruleChange(rule, { ...opened, points: '25', weekdays: [2] }, [emma, lina])).toEqual({
      points: 25,
      weekdays: [2],
    })
  })

  test('contains the members once their order or number differs', () => {
    expect(ruleChange(rule, opened, [lina, emma])).toEqual({ memberIds: [lina, emma] })
    const { error } = updateRuleSchema.safeParse(ruleChange(rule, opened, []))
    expect(inEnglish(error?.issues[0]?.message)).toBe('At least one member is required')
  })

  test('removes the weekdays of a rule that is no longer weekly', () => {
    expect(ruleChange(rule, { ...opened, interval: 'daily' }, [emma, lina])).toEqual({
      interval: 'daily',
      weekdays: [],
    })
  })
})
