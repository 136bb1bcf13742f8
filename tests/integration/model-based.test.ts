import fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import { db } from '@/lib/db'
import type { Judgement } from '@/lib/submissions/judge'
import { miscountedTasks } from '../fixtures/counters'
import type { PlainDay } from '../harness/calendar-oracle'
import { Family, isGood, verdict } from '../harness/family-model/family'
import { FamilyModel, type Outcome, type Step } from '../harness/family-model/model'
import { expected } from '../harness/family-model/observation'
import { observe } from '../harness/family-model/observe'
import { command, type Choice, type Operation } from '../harness/family-model/operations'

process.env.EVALUATIONS_PER_DAY = '1000'

// The texts of the test name their verdict; the product does the rest.
jest.mock('@/lib/submissions/judge', () => ({
  judge: (_scope: unknown, _use: unknown, { subject }: { subject: { text: string } }): Promise<Judgement> => {
    const said = { feedback: 'Read.', feedbackLanguage: 'en' as const, reasoning: 'Because.', criteria: [] }
    return Promise.resolve({
      findings: { evaluator: 'test', promptVersion: 'test', ...said },
      evaluation: { ...verdict(isGood(subject.text)), ...said, isUnsure: false, expectations: [] },
      comparison: { reusedWords: 0, others: [] },
      isHeld: false,
    })
  },
}))

/** Commands of a sequence between two comparisons of the whole family, which cost as much as a command. */
const commandsBetween = 10

/** The operations done so far, in an order that explains everything that was seen. */
class Session {
  model: FamilyModel
  commands = 0
  private readonly done: Step[] = []

  constructor(private readonly begin: () => FamilyModel) {
    this.model = begin()
  }

  /** The model after these steps as well, and the outcome of each. */
  after(steps: readonly Step[]) {
    const model = this.begin()
    for (const each of this.done) model.apply(each)
    return { model, outcomes: new Map(steps.map((each): [Step, Outcome] => [each, model.apply(each)])) }
  }

  accept(model: FamilyModel, steps: readonly Step[]) {
    this.model = model
    this.commands += 1
    this.done.push(...steps)
  }

  isCompared = () => this.commands % commandsBetween === commandsBetween - 1
}

const orders = <T>(all: readonly T[]): T[][] =>
  all.length < 2 ? [[...all]] : all.flatMap((one, at) => orders(all.toSpliced(at, 1)).map((rest) => [one, ...rest]))

/** The orders in which evaluations also begin before other operations, and are stored after them. */
function interleavings(operations: readonly Operation[]): Step[][] {
  const steps = operations.flatMap((of): Step[] => (of.kind === 'submit' ? [{ kind: 'begin', of }, of] : [of]))
  if (steps.length === operations.length) return []
  return orders(steps).filter((order) =>
    order.every((step, at) => step.kind !== 'begin' || order.indexOf(step.of) > at),
  )
}

/**
 * Runs operations at the same time, and requires an order in which the model comes to the same end. Where only one end
 * has the outcomes that were seen, the family itself is compared with it now and then, and after the last command.
 */
class Together implements fc.AsyncCommand<Session, Family> {
  constructor(private readonly choices: readonly Choice[]) {}

  private operations = ({ model, commands }: Readonly<Session>) =>
    this.choices.map((choice, place) => model.resolve(choice, `${commands}.${place}`)).filter((each) => each !== null)

  check = (session: Readonly<Session>) => this.operations(session).length > 0

  async run(session: Session, family: Family) {
    const operations = this.operations(session)
    const outcomes = await Promise.all(operations.map((each) => family.run(each, session.model.now)))
    const after = (order: Step[]) => {
      const { model, outcomes: said } = session.after(order)
      return { order, model, end: { outcomes: operations.map((each) => said.get(each)), family: expected(model) } }
    }
    const isSeen = ({ end }: ReturnType<typeof after>) => isDeepStrictEqual(end.outcomes, outcomes)
    const possible = [...orders(operations), ...interleavings(operations)].map(after)
    const [first, ...others] = possible.filter(isSeen)
    if (first && !session.isCompared() && others.every(({ end }) => isDeepStrictEqual(end, first.end)))
      return session.accept(first.model, first.order)
    const seen = { outcomes, family: await observe(family, possible[0]!.model.now) }
    const match = possible.find(({ end }) => isDeepStrictEqual(end, seen))
    if (!match) expect({ operations, ...seen }).toEqual({ operations, ...possible[0]!.end })
    else session.accept(match.model, match.order)
  }

  toString = () => JSON.stringify(this.choices)
}

/** Every member's entries, in order, carry the sum so far; what is cached and counted agrees with them. */
async function expectBalancedBooks({ members }: Family) {
  const include = { pointEntries: { orderBy: { place: 'asc' } }, rewardEntries: { orderBy: { id: 'asc' } } } as const
  for (const user of await db.user.findMany({ where: { id: { in: members.map(({ id }) => id) } }, include })) {
    let sum = 0
    for (const [index, { place, amount, balance }] of user.pointEntries.entries())
      expect([place, balance]).toEqual([index + 1, (sum += amount)])
    expect([user.points, user.entryCount]).toEqual([sum, user.pointEntries.length])
    let spent = 0
    for (const entry of user.rewardEntries) expect(entry.spent).toBe((spent -= entry.amount))
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
const together = [command.map((choices) => new Together(choices))]
/** The size lets sequences reach their full length. */
const ofUpTo = (maxCommands: number) => fc.commands(together, { maxCommands, size: 'max' })
/** Most are short, since most differences show after a few commands. */
const commands = fc.oneof({ weight: 9, arbitrary: ofUpTo(10) }, { weight: 1, arbitrary: ofUpTo(60) })

// The gate runs the same sequences each time; `npm run test:model` chooses others.
const { MODEL_RUNS: runs = '500', MODEL_SEED: seed = '2026' } = process.env

test(`${runs} sequences of commands of seed ${seed}, also in parallel, end as the rules say`, async () => {
  await fc.assert(
    fc.asyncProperty(eve, hours, commands, async (day, hour, sequence) => {
      const family = await Family.create()
      const session = new Session(() => new FamilyModel(day, hour))
      await fc.asyncModelRun(() => ({ model: session, real: family }), sequence)
      expect(await observe(family, session.model.now)).toEqual(expected(session.model))
      await expectBalancedBooks(family)
    }),
    { numRuns: Number(runs), seed: Number(seed) },
  )
}, 14_400_000)
