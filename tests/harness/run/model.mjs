// npm run test:model -- [RUNS] [SEED]: the model-based test with more sequences (500 by default), of a random or a
// known seed.
import { randomInt } from 'node:crypto'
import { runTool } from '../../../prisma/system/child-process.mjs'
import { main } from '../../../prisma/system/project.mjs'

await main(async () => {
  const [runs = '500', seed = String(randomInt(2 ** 31))] = process.argv.slice(2)
  console.log(`${runs} sequences of seed ${seed}`)
  const args = ['--config', 'tests/jest.config.mjs', 'tests/integration/model-based.test.ts']
  const { code } = await runTool('jest', args, { env: { MODEL_RUNS: runs, MODEL_SEED: seed } })
  return code
})
