import { setTimeout as sleep } from 'node:timers/promises'
import { type Scenario } from '../harness/faults/check'
import { call, described } from '../harness/faults/client'
import { compare } from '../harness/faults/compare'
import { addPeople } from '../harness/faults/family'
import { makeWork, nothingYet, workUntil } from '../harness/faults/work'
import { cronSecret, type World } from '../harness/faults/world'
import { answered } from './database'

const clients = 4
const samples = 24
/** Caches fill in the first minutes, and the last samples are compared with those after that. */
const warmUp = samples / 4
const mostGrowth = 1.1

/** Works on and on without faults. Only in the long form. */
export const soak: Scenario = async (world, { isLong, soakMinutes }) => {
  if (!isLong) return []
  const members = await addPeople(world.database(), clients)
  const work = await makeWork(world, members, soakMinutes * 300)
  await readTexts(world)
  const noted = nothingYet()
  const heaps = world.apps.map((): number[] => [])
  let isOver = false
  const working = workUntil(world.apps, members, work, noted, () => isOver)
  try {
    for (let sample = 0; sample < samples; sample += 1) {
      await sleep((soakMinutes * 60_000) / samples)
      for (const [index, app] of world.apps.entries()) heaps[index]?.push(await app.heap())
    }
  } finally {
    isOver = true
    await working
  }
  const growths = heaps.map((heap) => median(heap.slice(-warmUp)) / median(heap.slice(warmUp, 2 * warmUp)))
  const growth = Math.max(...growths)
  const failed = noted.answers.filter(({ status }) => status !== 200)
  const megabytes = heaps.map((heap) => (median(heap.slice(-warmUp)) / 2 ** 20).toFixed(0)).join(' and ')
  return [
    answered(`a soak of ${soakMinutes} minutes`, noted),
    {
      what: 'no error in it',
      isHeld: failed.length === 0,
      figure: [`${failed.length} of ${noted.answers.length} calls`, ...failed.map(described)].join('\n    '),
    },
    {
      what: 'the heap grows by less than 10 %',
      isHeld: growth < mostGrowth,
      figure: `${((growth - 1) * 100).toFixed(1)} %, to ${megabytes} MB`,
    },
    ...(await compare(world, noted)),
  ]
}

/**
 * Has the schedule read the thousands of accepted texts that were inserted at once. A family's are read one by one, each
 * as it is evaluated; with so many unread ones a confirmation is asked to come again.
 */
async function readTexts({ apps: [app] }: World): Promise<void> {
  const { status } = await call(app, { as: cronSecret, path: '/api/cron/recurring', mostMs: 600_000 })
  if (status !== 200) throw new Error(`The schedule answered ${status}.`)
}

const median = (values: readonly number[]) => [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0
