import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { setDemoEnvironment } from '../../../prisma/start/demo-environment.mjs'
import { root } from '../../../prisma/system/project.mjs'

/** Settings that lead to nothing of the family's, or whose own line in `.env` the demo may follow. */
const harmless = [
  ...['PORT', 'TRUSTED_PROXIES', 'HSTS_INCLUDE_SUBDOMAINS', 'FAMILY_TIME_ZONE', 'LOG_LEVEL', 'DATABASE_POOL_SIZE'],
  ...['ADMIN_USERNAME', 'ADMIN_PASSWORD', 'OPENAI_API_KEY', 'OPENAI_BASE_URL', 'EVALUATION_MODEL'],
  ...['EVALUATION_READS_IMAGES', 'EVALUATIONS_PER_DAY', 'EMAIL_FROM', 'PUSH_TO_LOOPBACK', 'BACKUP_KEEP'],
]

test('the demo takes from the settings of a family only what leads to nothing of theirs', () => {
  const example = readFileSync(path.join(root, '.env.example'), 'utf8')
  const names = [...example.matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name)
  const environment = {}
  setDemoEnvironment(environment)
  expect([...harmless, ...Object.keys(environment)].sort()).toEqual(names.sort())
  const { DEMO, DATA_DIR, ...others } = environment
  expect({ DEMO, DATA_DIR }).toEqual({ DEMO: '1', DATA_DIR: path.join('.data', 'demo') })
  expect(new Set(Object.values(others))).toEqual(new Set(['']))
})

test('a setting of the command line counts for the demo, one of .env does not', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'laurel-demo-'))
  const file = path.join(folder, '.env')
  writeFileSync(file, 'BACKUP_DIR=/var/backups/laurel\nSMTP_URL=smtp://mail.example.org\n')
  const imported = pathToFileURL(path.join(root, 'prisma', 'start', 'demo-environment.mjs'))
  const program = `
    import { setDemoEnvironment } from '${imported}'
    setDemoEnvironment()
    process.loadEnvFile(${JSON.stringify(file)})
    console.log(process.env.BACKUP_DIR, '-', process.env.SMTP_URL)`
  const env = { ...process.env, BACKUP_DIR: undefined, SMTP_URL: 'smtp://127.0.0.1:2525' }
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { env, encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  expect(stdout).toBe(' - smtp://127.0.0.1:2525\n')
})
