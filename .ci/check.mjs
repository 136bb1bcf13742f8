// npm run check: lint, types and unit tests, in parallel and with caches. `npm run verify` runs everything.
import { runTool } from '../prisma/system/child-process.mjs'
import { main } from '../prisma/system/project.mjs'

const cache = 'node_modules/.cache/check'

await main(async () => {
  const codes = await Promise.all([typesAndFormatting(), lint()])
  return codes.find(Boolean) ?? unitTests()
})

async function typesAndFormatting() {
  const incremental = ['--incremental', '--tsBuildInfoFile', `${cache}/tsc.json`]
  const cached = ['--cache', '--cache-location', `${cache}/prettier`]
  return first(
    () => runTool('next', ['typegen']),
    () => runTool('tsc', ['--noEmit', ...incremental]),
    // In this track because the linter takes as long as the two steps above.
    () => runTool('prettier', ['--check', '--log-level', 'warn', '.', ...cached]),
  )
}

async function lint() {
  const cached = ['--cache', '--cache-location', `${cache}/eslint`]
  const { code } = await runTool('eslint', ['.', '--max-warnings', '0', ...cached])
  return code
}

async function unitTests() {
  const { code } = await runTool('jest', ['--config', 'tests/jest.config.mjs', '--selectProjects', 'unit'])
  return code
}

/** Runs the steps in order until one fails. Returns its exit code, or 0. */
async function first(...steps) {
  for (const step of steps) {
    const { code } = await step()
    if (code !== 0) return code
  }
  return 0
}
