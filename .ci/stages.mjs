import { chmodSync, closeSync, existsSync, mkdtempSync, openSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { constants, setPriority, tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { runNode, runTool, watchForTermination } from '../prisma/system/child-process.mjs'
import { joinDatabase } from '../prisma/embedded/database.mjs'
import { root } from '../prisma/system/project.mjs'
import { countFaults, countJest, countPlaywright, countStage } from './report.mjs'
import { runPhases } from './phases.mjs'
import { runJestWithRetry } from './retry.mjs'

const difference = ['--from-migrations', 'prisma/migrations', '--to-schema', 'prisma/schema.prisma', '--exit-code']

/** A stage that runs a tool from node_modules. */
const tool = (name, program, ...args) => ({ name, run: (options) => runTool(program, args, options) })

/** The same stage, which lets every other process go first; a process that did not start says why itself. */
const givingWay = ({ run, ...stage }) => ({ ...stage, run: (options) => run({ ...options, onSpawn: giveWay }) })
const giveWay = ({ pid }) => pid !== undefined && setPriority(pid, constants.priority.PRIORITY_LOW)

/**
 * The stages, as `runPhases` takes them: those that leave a core idle run in parallel. A tool that counts its tests
 * writes them to the file `report`, which `count` reads; `env` is added to the environment. Of parallel stages, the one
 * that `isShown` prints while it runs, and the others when they have finished.
 */
function phasesIn(folder, server) {
  const playwright = path.join(folder, 'playwright.json')
  const faults = path.join(folder, 'faults.json')
  const types = [tool('route types', 'next', 'typegen'), tool('types', 'tsc', '--noEmit')]
  // Not in parallel with the types: the build rewrites files that they read.
  const env = { TYPES_ARE_CHECKED: '1', NO_BUILD_CACHE: hasBuildCache() ? '' : '1' }
  const build = { name: 'build', run: (options) => runNode(['prisma/start/build.mjs'], options), env }
  const drift = tool('drift of the migrations', 'prisma', 'migrate', 'diff', ...difference)
  const jest = (name, projects) => {
    const report = path.join(folder, `${projects.join('-')}.json`)
    const args = ['--config', 'tests/jest.config.mjs', '--selectProjects', ...projects]
    const run = (options) => runJestWithRetry((more) => runTool('jest', [...args, ...more], options), report)
    // Collecting young garbage less often saves a tenth of these tests' CPU time.
    return { name, run, report, count: countJest, env: { NODE_OPTIONS: '--max-semi-space-size=64' } }
  }
  const tests = { ...jest('contract and integration tests', ['contract', 'integration']), isShown: true }
  // They take the quarter of the processor time that the browser tests leave. The unit tests come last, because they use
  // both cores once the browser tests have ended.
  const meanwhile = [
    tool('lint', 'eslint', '.', '--max-warnings', '0'),
    tool('formatting', 'prettier', '--check', '--log-level', 'warn', '.'),
    jest('unit tests and what is measured', ['unit', 'measured']),
  ].map(givingWay)
  const browser = {
    name: 'browser tests',
    run: (options) => runNode(['tests/harness/run/e2e.mjs', '--retries=1'], options),
    env: { LAUREL_E2E_REPORT: playwright },
    report: playwright,
    count: countPlaywright,
    isShown: true,
  }
  const kills = {
    name: 'fault tests',
    run: (options) => runNode(['tests/harness/run/faults.mjs'], options),
    env: { LAUREL_FAULTS_REPORT: faults },
    report: faults,
    count: countFaults,
  }
  const client = tool('database client', 'prisma', 'generate')
  return [
    [[client]],
    [types],
    [[build], [{ ...drift, env: { DATABASE_URL: server } }]],
    [[tests], [kills]],
    [[browser], meanwhile],
  ]
}

/** Writing a cache for later builds takes a fifth of the first build's processor time: a fresh clone makes none. */
const hasBuildCache = () => existsSync(path.join(root, '.next', 'cache', 'turbopack'))

/** Runs the stages on a dedicated PostgreSQL server until one fails. Returns the counts of each. */
export async function runStages() {
  const termination = watchForTermination()
  const folder = mkdtempSync(path.join(tmpdir(), 'laurel-verify-'))
  chmodSync(folder, 0o755) // PostgreSQL runs as another user when this runs as root, and must be able to enter the folder
  const server = await joinDatabase(folder)
  Object.assign(process.env, { DATA_DIR: folder, TEST_DATABASE_URL: server.adminUrl, DATABASE_URL: '', CI: '1' })
  let counts = []
  try {
    await forgoDurability(server.adminUrl)
    const run = (stage, isAlone) =>
      runStage(stage, isAlone || stage.isShown ? null : path.join(folder, `${stage.name}.log`))
    counts = await runPhases(phasesIn(folder, server.adminUrl), run, () => termination.isRequested)
  } finally {
    await server.leave()
    // The database may be in /var/lib/laurel, behind a symbolic link.
    for (const place of [realpathSync(path.join(folder, 'database')), folder])
      rmSync(place, { recursive: true, force: true })
  }
  return termination.isRequested ? [...counts, { passed: 0, failed: 1 }] : counts
}

/** The databases of a verification are deleted in the end, so nothing in them has to survive a crash of the machine. */
async function forgoDurability(connectionString) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query('ALTER SYSTEM SET fsync = off')
  await client.query('SELECT pg_reload_conf()')
  await client.end()
}

/** Runs a stage and returns its counts. Prints its output as it comes, or as one block from the file `log`. */
async function runStage({ name, run, env, report, count }, log) {
  const output = log ? openSync(log, 'w') : 'inherit'
  if (!log) console.log(`\n── ${name}`)
  const { code } = await run({ env, stdio: ['ignore', output, output] })
  if (log) {
    closeSync(output)
    console.log(`\n── ${name}\n${readFileSync(log, 'utf8').trimEnd()}`)
  }
  const counts = report && existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : null
  return countStage({ name, code, counts })
}
