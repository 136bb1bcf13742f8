// npm run check: lint, types and unit tests, as quick as it gets. The whole is `npm run verify`.
import { runTool } from './command.mjs'
import { main } from './project.mjs'

const cache = 'node_modules/.cache/check'

await main(async () => {
  const codes = await Promise.all([types(), lint()])
  return codes.find(Boolean) ?? unitTests()
})

async function types() {
  const incremental = ['--incremental', '--tsBuildInfoFile', `${cache}/tsc.json`]
  return first(
    () => runTool('next', ['typegen']),
    () => runTool('tsc', ['--noEmit', ...incremental]),
  )
}

async function lint() {
  const cached = (name) => ['--cache', '--cache-location', `${cache}/${name}`]
  return first(
    () => runTool('eslint', ['.', '--max-warnings', '0', ...cached('eslint')]),
    () => runTool('prettier', ['--check', '--log-level', 'warn', '.', ...cached('prettier')]),
  )
}

async function unitTests() {
  const { code } = await runTool('jest', ['--config', 'tests/jest.config.mjs', '--selectProjects', 'unit'])
  return code
}

/** Runs one after the other; answers the exit code of the first that fails, or 0. */
async function first(...steps) {
  for (const step of steps) {
    const { code } = await step()
    if (code !== 0) return code
  }
  return 0
}
