import { chmodSync, closeSync, existsSync, mkdtempSync, openSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runNode, runTool, watchForEnding } from './command.mjs'
import { joinDatabase } from './embedded-database.mjs'
import { countJest, countPlaywright, countStage } from './verify-report.mjs'
import { runPhases } from './verify-phases.mjs'

const difference = ['--from-migrations', 'prisma/migrations', '--to-schema', 'prisma/schema.prisma', '--exit-code']

/** A stage that runs a tool of node_modules. */
const tool = (name, program, ...args) => ({ name, run: (options) => runTool(program, args, options) })

/**
 * The stages, as `runPhases` takes them: what uses but one core has another beside it. A tool that counts its tests writes them
 * to `report`, which `count` understands; `env` is added to the environment.
 */
function phasesIn(folder, server) {
  const jest = path.join(folder, 'jest.json')
  const playwright = path.join(folder, 'playwright.json')
  const types = [tool('route types', 'next', 'typegen'), tool('types', 'tsc', '--noEmit')]
  const lint = [tool('lint', 'eslint', '.', '--max-warnings', '0')]
  // Not beside the types or the linter: it writes anew what they read.
  const build = [
    { name: 'build', run: (options) => runNode(['prisma/build.mjs'], options), env: { TYPES_ARE_CHECKED: '1' } },
  ]
  const rest = [
    tool('formatting', 'prettier', '--check', '--log-level', 'warn', '.'),
    { ...tool('drift of the migrations', 'prisma', 'migrate', 'diff', ...difference), env: { DATABASE_URL: server } },
  ]
  const tests = {
    name: 'unit, contract and integration tests',
    run: (options) => runTool('jest', ['--config', 'tests/jest.config.mjs', '--json', `--outputFile=${jest}`], options),
    report: jest,
    count: countJest,
  }
  const browser = {
    name: 'browser tests',
    run: (options) => runNode(['tests/harness/run-e2e.mjs'], options),
    env: { LAUREL_E2E_REPORT: playwright },
    report: playwright,
    count: countPlaywright,
  }
  const client = tool('database client', 'prisma', 'generate')
  return [[[client]], [types, lint], [build, rest], [[tests]], [[browser]]]
}

/** Runs the stages until some fail, on a PostgreSQL of their own; answers what each counted. */
export async function runStages() {
  const ending = watchForEnding()
  const folder = mkdtempSync(path.join(tmpdir(), 'laurel-verify-'))
  chmodSync(folder, 0o755) // as root, PostgreSQL's user must get through
  const server = await joinDatabase(folder)
  Object.assign(process.env, { DATA_DIR: folder, TEST_DATABASE_URL: server.adminUrl, DATABASE_URL: '', CI: '1' })
  let counts = []
  try {
    const run = (stage, isAlone) => (isAlone ? runInSight(stage) : runAside(stage, folder))
    counts = await runPhases(phasesIn(folder, server.adminUrl), run, () => ending.asked)
  } finally {
    await server.leave()
    // PostgreSQL's home may be elsewhere, where its user can reach it.
    for (const place of [realpathSync(path.join(folder, 'database')), folder])
      rmSync(place, { recursive: true, force: true })
  }
  return ending.asked ? [...counts, { passed: 0, failed: 1 }] : counts
}

async function runInSight({ name, run, env, report, count }) {
  console.log(`\n── ${name}`)
  const { code } = await run({ env })
  const counts = report && existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : null
  return countStage({ code, counts })
}

/** Runs a stage beside others: what it says is shown in one piece when it is done. */
async function runAside({ name, run, env }, folder) {
  const file = path.join(folder, `${name}.log`)
  const log = openSync(file, 'w')
  const { code } = await run({ env, stdio: ['ignore', log, log] })
  closeSync(log)
  console.log(`\n── ${name}\n${readFileSync(file, 'utf8').trimEnd()}`)
  return countStage({ code })
}
