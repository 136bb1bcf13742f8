import { setTimeout as sleep } from 'node:timers/promises'
import { type Check, type Scenario } from '../harness/faults/check'
import { call } from '../harness/faults/client'
import { compare } from '../harness/faults/compare'
import { addPeople } from '../harness/faults/family'
import { type Fault, faults } from '../harness/faults/tcp-proxy'
import { until } from '../harness/faults/until'
import { makeWork, nothingYet, workUntil } from '../harness/faults/work'
import { answered } from './database'

const clients = 4
/** A silent connection is closed after 30 s, and then a call waits at most twice for a new one, 20 s each. */
const longestAnswerMs = 75_000

/** Disturbs the network between the two processes and PostgreSQL while members and an administrator write. */
export const network: Scenario = async (world, { isLong }) => {
  const rounds = isLong ? 3 : 1
  const members = await addPeople(world.database(), clients)
  const work = await makeWork(world, members, rounds * 400)
  const noted = nothingYet()
  let isOver = false
  const working = workUntil(world.apps, members, work, noted, () => isOver)
  // A black hole outlasts the limit of a connection that is silent, so the short form leaves it to the long one.
  const chosen = faults.filter((fault): fault is Fault => fault !== 'none' && (isLong || fault !== 'black-hole'))
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const fault of chosen) {
        for (const proxy of world.proxies) proxy.setFault(fault)
        await sleep(fault === 'black-hole' ? 45_000 : 1_000)
        for (const proxy of world.proxies) proxy.setFault('none')
        for (const app of world.apps) {
          await until('it recovers', async () => {
            const { status } = await call(app, { as: members[0], path: '/api/users/profile' })
            return status === 200
          })
        }
      }
    }
  } finally {
    isOver = true
    for (const proxy of world.proxies) proxy.setFault('none')
    await working
  }
  return [
    answered(`${rounds} × ${chosen.join(', ')} between Laurel and PostgreSQL`, noted),
    slowest(noted.answers.map(({ ms }) => ms)),
    ...(await compare(world, noted)),
  ]
}

function slowest(times: readonly number[]): Check {
  const most = Math.max(...times)
  return {
    what: 'no call waits over 75 s',
    isHeld: most <= longestAnswerMs,
    figure: `at most ${(most / 1000).toFixed(1)} s`,
  }
}
