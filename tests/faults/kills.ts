import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Scenario } from '../harness/faults/check'
import { tally } from '../harness/faults/client'
import { compare } from '../harness/faults/compare'
import { checkNotifications } from '../harness/faults/notifications'
import { addPeople } from '../harness/faults/family'
import { makeWork, notify, nothingYet, untilDone, workUntil } from '../harness/faults/work'

const clients = 8

/** Kills one of the two processes again and again while members and an administrator write. */
export const kills: Scenario = async (world, { isLong }) => {
  const count = isLong ? 200 : 2
  const members = await addPeople(world.database(), clients)
  const work = [...(await makeWork(world, members, count * 12)), notify(world)]
  const noted = nothingYet()
  let isOver = false
  const working = workUntil(world.apps, members, work, noted, () => isOver)
  try {
    for (let round = 0; round < count; round += 1) {
      const app = world.apps[round % 2 === 0 ? 0 : 1]
      await untilDone(noted, 10)
      await sleep(randomInt(0, 100))
      await app.kill()
      await app.start()
    }
  } finally {
    isOver = true
    await working
  }
  const wrong = noted.answers.filter(({ status }) => status !== 0 && status !== 503 && (status < 200 || status > 299))
  const found = await compare(world, noted)
  return [
    {
      what: 'kill -9 in the middle of writes; other answers than success, 503 or none',
      isHeld: wrong.length === 0,
      figure: `${count} kills; ${tally(noted.answers)}`,
    },
    await checkNotifications(world, noted.notified, count),
    ...found,
  ]
}
