// npm run verify: runs all checks and tests, from a fresh clone as well. The last line is `N passed, N failed`.
import { requireNode } from '../prisma/start/node-version.mjs'

requireNode()
const { explain, main } = await import('../prisma/system/project.mjs')
const { failureLines, lastLine } = await import('./report.mjs')

await main(async () => {
  const counts = await verify().catch((error) => {
    console.error(explain(error))
    return [{ passed: 0, failed: 1 }]
  })
  console.log(['', ...failureLines(counts), lastLine(counts)].join('\n'))
  return counts.some(({ failed }) => failed > 0) ? 1 : 0
})

async function verify() {
  const { ensureInstalled } = await import('../prisma/start/install.mjs')
  await ensureInstalled()
  const { runStages } = await import('./stages.mjs') // needs packages that are installed above
  return runStages()
}
