// npm run test:faults: see docs/reliability.md.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Check, Scenario } from '../harness/faults/check'
import { startWorld } from '../harness/faults/world'
import { cron } from './cron'
import { database } from './database'
import { kills } from './kills'
import { model } from './model'
import { network } from './network'
import { parallel } from './parallel'
import { queue } from './queue'
import { soak } from './soak'
import { steps } from './steps'

/** In this order; the last two move the clocks by months. */
const scenarios: Record<string, Scenario> = { parallel, kills, database, network, steps, model, soak, cron, queue }

const usage = `npm run test:faults [-- --long] [--only=${Object.keys(scenarios).join(',')}] [--soak=MINUTES]`

function parseOptions() {
  const { values } = parseArgs({
    options: {
      long: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      soak: { type: 'string' },
      /** Writes the number of checks that held and failed as JSON. */
      report: { type: 'string', default: process.env.LAUREL_FAULTS_REPORT },
    },
  })
  const only = values.only.split(',').filter(Boolean)
  const unknown = only.filter((name) => !(name in scenarios))
  const soakMinutes = Number(values.soak ?? 10)
  if (unknown.length > 0 || !(soakMinutes > 0)) throw new Error(`Usage: ${usage}`)
  const names = Object.keys(scenarios).filter((name) => only.length === 0 || only.includes(name))
  return { names, report: values.report, size: { isLong: values.long || values.soak !== undefined, soakMinutes } }
}

async function main() {
  const { names, report, size } = parseOptions()
  const world = await startWorld()
  const held = { passed: 0, failed: 0 }
  try {
    console.log(
      world.isPooled
        ? 'One of the two processes connects through PgBouncer in transaction mode.'
        : 'PgBouncer is not installed: both processes connect directly. `apt-get install pgbouncer` on Debian.',
    )
    for (const name of names) {
      const begun = performance.now()
      const checks = await run(name, () => scenarios[name]?.(world, size) ?? Promise.resolve([]))
      const seconds = ((performance.now() - begun) / 1000).toFixed(1)
      console.log(`\n${name} (${seconds} s)`)
      for (const { what, isHeld, figure } of checks) console.log(`  ${isHeld ? '✓' : '✗'} ${what}: ${figure}`)
      held.passed += checks.filter(({ isHeld }) => isHeld).length
      held.failed += checks.filter(({ isHeld }) => !isHeld).length
    }
  } finally {
    await world.stop()
  }
  console.log(`\n${held.passed} held, ${held.failed} did not`)
  if (report) writeFileSync(report, JSON.stringify(held))
  process.exitCode = held.failed > 0 ? 1 : 0
}

/** A scenario that throws counts as one check that does not hold. */
async function run(name: string, scenario: () => Promise<Check[]>): Promise<Check[]> {
  try {
    return await scenario()
  } catch (error) {
    console.error(error)
    return [{ what: `${name} runs to its end`, isHeld: false, figure: String(error) }]
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
