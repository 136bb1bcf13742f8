// npm run test:mutation [-- FEATURE...]: changes the rules one expression at a time, and fails if the unit tests of a
// feature notice fewer than 85 % of the changes. Options of Stryker's come last: `-- evaluation --concurrency 1`.
import { runTool } from '../../../prisma/system/child-process.mjs'
import { main } from '../../../prisma/system/project.mjs'
import { features } from '../../mutation/features.mjs'

await main(async () => {
  const args = process.argv.slice(2)
  const firstOption = args.findIndex((each) => each.startsWith('-'))
  const options = firstOption === -1 ? [] : args.splice(firstOption)
  const chosen = args.length > 0 ? args : Object.keys(features)
  const unknown = chosen.filter((feature) => !(feature in features))
  if (unknown.length > 0)
    throw new Error(`Unknown: ${unknown.join(', ')}. Choose from ${Object.keys(features).join(', ')}.`)
  let worst = 0
  for (const feature of chosen) {
    console.log(`\n── ${feature}`)
    const env = { MUTATED_FEATURE: feature }
    const { code } = await runTool('stryker', ['run', 'tests/mutation/stryker.config.mjs', ...options], { env })
    worst = Math.max(worst, code ?? 1)
  }
  return worst
})
