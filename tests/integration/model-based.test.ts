import fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import { db } from '@/lib/db'
import type { Judgement } from '@/lib/submissions/judge'
import { miscountedTasks } from '../fixtures/counters'
import type { PlainDay } from '../harness/calendar-oracle'
import { Family, isGood, verdict } from '../harness/family-model/family'
import { FamilyModel, type Outcome } from '../harness/family-model/model'
import { expected } from '../harness/family-model/observation'
import { observe } from '../harness/family-model/observe'
import { command, type Choice, type Operation } from '../harness/family-model/operations'

process.env.EVALUATIONS_PER_DAY = '1000'

// The texts of the test name their verdict; the product does the rest.
jest.mock('@/lib/submissions/judge', () => ({
  judge: (_scope: unknown, _use: unknown, { text }: { text: string }): Promise<Judgement> => {
    const said = { feedback: 'Read.', feedbackLanguage: 'en' as const, reasoning: 'Because.', criteria: [] }
    return Promise.resolve({
      findings: { evaluator: 'test', promptVersion: 'test', ...said },
      evaluation: { ...verdict(isGood(text)), ...said, isUnsure: false, expectations: [] },
      comparison: { reusedWords: 0, others: [] },
      isHeld: false,
    })
  },
}))

/** The operations done so far, in an order that explains everything that was seen. */
class Session {
  model: FamilyModel
  commands = 0
  private readonly done: Operation[] = []

  constructor(private readonly begin: () => FamilyModel) {
    this.model = begin()
  }

  /** The model after these operations as well, and the outcome of each. */
  after(operations: readonly Operation[]) {
    const model = this.begin()
    for (const each of this.done) model.apply(each)
    return { model, outcomes: new Map(operations.map((each): [Operation, Outcome] => [each, model.apply(each)])) }
  }

  accept(model: FamilyModel, operations: readonly Operation[]) {
    this.model = model
    this.commands += 1
    this.done.push(...operations)
  }
}

const orders = <T>(all: readonly T[]): T[][] =>
  all.length < 2 ? [[...all]] : all.flatMap((one, at) => orders(all.toSpliced(at, 1)).map((rest) => [one, ...rest]))

/** Runs operations at the same time, and requires an order in which the model comes to the same end. */
class Together implements fc.AsyncCommand<Session, Family> {
  constructor(private readonly choices: readonly Choice[]) {}

  private operations = ({ model, commands }: Readonly<Session>) =>
    this.choices.map((choice, place) => model.resolve(choice, `${commands}.${place}`)).filter((each) => each !== null)

  check = (session: Readonly<Session>) => this.operations(session).length > 0

  async run(session: Session, family: Family) {
    const operations = this.operations(session)
    const outcomes = await Promise.all(operations.map((each) => family.run(each, session.model.now)))
    const possible = orders(operations).map((order) => {
      const { model, outcomes: said } = session.after(order)
      return { order, model, end: { outcomes: operations.map((each) => said.get(each)), family: expected(model) } }
    })
    const seen = { outcomes, family: await observe(family, possible[0]!.model.now) }
    const match = possible.find(({ end }) => isDeepStrictEqual(end, seen))
    if (!match) expect({ operations, ...seen }).toEqual({ operations, ...possible[0]!.end })
    else session.accept(match.model, match.order)
  }

  toString = () => JSON.stringify(this.choices)
}

/** Every member's entries, in order, carry the sum so far; what is cached and counted agrees with them. */
async function expectBalancedBooks({ members }: Family) {
  for (const { id } of members) {
    const user = await db.user.findUniqueOrThrow({ where: { id } })
    const entries = await db.pointEntry.findMany({ where: { memberId: id }, orderBy: { place: 'asc' } })
    let sum = 0
    for (const [index, { place, amount, balance }] of entries.entries())
      expect([place, balance]).toEqual([index + 1, (sum += amount)])
    expect([user.points, user.entryCount]).toEqual([sum, entries.length])
    let spent = 0
    const rewards = await db.rewardEntry.findMany({ where: { memberId: id }, orderBy: { id: 'asc' } })
    for (const entry of rewards) expect(entry.spent).toBe((spent -= entry.amount))
    expect(user.spent).toBe(spent)
  }
  expect(await miscountedTasks()).toEqual([])
}

/** The days before a leap day, a year's end and both clock changes in Paris. */
const eve: fc.Arbitrary<PlainDay> = fc.constantFrom(
  { year: 2028, month: 2, day: 24 },
  { year: 2026, month: 12, day: 27 },
  { year: 2027, month: 3, day: 24 },
  { year: 2027, month: 10, day: 27 },
)
const hours = fc.constantFrom(0.5, 12, 23.5)
const commands = fc.commands(
  [command.map((choices) => new Together(choices))],
  // The size lets sequences reach their full length.
  { maxCommands: 60, size: 'max' },
)

// The gate runs the same sequences each time; `npm run test:model` chooses others.
const { MODEL_RUNS: runs = '12', MODEL_SEED: seed = '2026' } = process.env

test('any sequence of commands, also in parallel, ends as the rules say', async () => {
  await fc.assert(
    fc.asyncProperty(eve, hours, commands, async (day, hour, sequence) => {
      const family = await Family.create()
      const session = new Session(() => new FamilyModel(day, hour))
      await fc.asyncModelRun(() => ({ model: session, real: family }), sequence)
      await expectBalancedBooks(family)
    }),
    { numRuns: Number(runs), seed: Number(seed) },
  )
}, 14_400_000)
