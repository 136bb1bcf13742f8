import { checkEntries } from '@/lib/imports/schema'
import { entriesFrom } from '@/lib/planning/entries'
import { isTellable } from '@/lib/planning/tellable'
import { libraryPlanner } from '@/lib/ports/planner/library-planner'
import type { Planner } from '@/lib/ports/planner/port'
import { request, everything, fake, startFake, resetFake, stopFake, model, all } from '../harness/planning'

beforeAll(startFake)
beforeEach(resetFake)
afterAll(stopFake)

const implementations: [string, () => Planner][] = [
  ['the library', () => libraryPlanner],
  ['a model', () => model()],
]

describe.each(implementations)('every planner: %s', (_, planner) => {
  test('suggests one task for each member and day, which an import accepts and which can be told', async () => {
    const suggestions = await planner().plan(request)
    expect(suggestions.map(({ letter, date }) => `${letter} ${date}`).sort()).toEqual(
      everything.map(({ member, date }) => `${member} ${date}`).sort(),
    )
    const entries = checkEntries(entriesFrom(suggestions, ['emma', 'noah']), 'Europe/Paris')
    expect(entries?.map(({ user, tasks, error }) => [user, tasks.length, error])).toEqual([
      ['emma', 7, null],
      ['noah', 7, null],
    ])
    expect(suggestions.filter((task) => !isTellable(task))).toEqual([])
  })

  test('streams the suggestions that it makes at once', async () => {
    expect(await all(planner().stream(request))).toEqual(await planner().plan(request))
  })

  test.each(['avoid', 'avoidWithNames'])('does not suggest a title that is in %s', async (list) => {
    const [first] = await planner().plan(request)
    const others = await planner().plan({ ...request, [list]: [first?.title.toUpperCase() ?? ''] })
    expect(others.map(({ title }) => title)).not.toContain(first?.title)
  })

  test('stops when its signal is aborted', async () => {
    fake.setMode('hang')
    fake.setScript(null)
    const leaving = new AbortController()
    leaving.abort()
    const left = { ...request, signal: leaving.signal }
    await expect(planner().plan(left)).rejects.toMatchObject({ code: 'cancelled' })
    await expect(planner().stream(left).next()).rejects.toMatchObject({ code: 'cancelled' })
  })
})
