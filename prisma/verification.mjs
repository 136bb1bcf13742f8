import { chmodSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runNode, runTool, watchForEnding } from './command.mjs'
import { joinDatabase } from './embedded-database.mjs'
import { countJest, countPlaywright, countStage } from './verify-report.mjs'

const difference = ['--from-migrations', 'prisma/migrations', '--to-schema', 'prisma/schema.prisma', '--exit-code']

/** The stages in their order. A tool that counts its tests writes them to `report`, which `count` understands. */
function stagesIn(folder, server) {
  const jest = path.join(folder, 'jest.json')
  const playwright = path.join(folder, 'playwright.json')
  return [
    { name: 'database client', run: () => runTool('prisma', ['generate']) },
    { name: 'lint', run: () => runTool('eslint', ['.', '--max-warnings', '0']) },
    { name: 'formatting', run: () => runTool('prettier', ['--check', '--log-level', 'warn', '.']) },
    { name: 'route types', run: () => runTool('next', ['typegen']) },
    { name: 'types', run: () => runTool('tsc', ['--noEmit']) },
    {
      name: 'drift of the migrations',
      run: () => runTool('prisma', ['migrate', 'diff', ...difference], { env: { DATABASE_URL: server } }),
    },
    {
      name: 'unit, contract and integration tests',
      run: () => runTool('jest', ['--config', 'tests/jest.config.mjs', '--json', `--outputFile=${jest}`]),
      report: jest,
      count: countJest,
    },
    { name: 'build', run: () => runNode(['prisma/build.mjs']) },
    {
      name: 'browser tests',
      run: () => runNode(['tests/support/run-e2e.mjs'], { env: { LAUREL_E2E_REPORT: playwright } }),
      report: playwright,
      count: countPlaywright,
    },
  ]
}

/** Runs the stages up to the first that fails, on a PostgreSQL of their own; answers what each counted. */
export async function runStages() {
  const ending = watchForEnding()
  const folder = mkdtempSync(path.join(tmpdir(), 'laurel-verify-'))
  chmodSync(folder, 0o755) // as root, PostgreSQL's user must get through
  const server = await joinDatabase(folder)
  Object.assign(process.env, { DATA_DIR: folder, TEST_DATABASE_URL: server.adminUrl, DATABASE_URL: '', CI: '1' })
  const counts = []
  try {
    for (const stage of stagesIn(folder, server.adminUrl)) {
      if (ending.asked) break
      counts.push(await runStage(stage))
      if (counts.at(-1).failed > 0) break
    }
  } finally {
    await server.leave()
    // PostgreSQL's home may be elsewhere, where its user can reach it.
    for (const place of [realpathSync(path.join(folder, 'database')), folder])
      rmSync(place, { recursive: true, force: true })
  }
  return ending.asked ? [...counts, { passed: 0, failed: 1 }] : counts
}

async function runStage({ name, run, report, count }) {
  console.log(`\n── ${name}`)
  const { code } = await run()
  const counts = report && existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : null
  return countStage({ code, counts })
}
