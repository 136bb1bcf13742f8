// node tests/support/serve-e2e.mjs rules|model PORT: one server of the browser tests, over a new database.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { main } from '../../prisma/project.mjs'
import { serve } from '../../prisma/server.mjs'
import { createEmpty, testName } from './databases.mjs'
import { forgetSettings } from './hermetic.mjs'
import { startModelFake } from './model-fake-process.mjs'
import { startResendFake } from './resend-fake-process.mjs'
import { joinTestServer } from './test-server.mjs'

await main(async () => {
  const [name, port] = process.argv.slice(2)
  const postgres = await joinTestServer()
  const data = mkdtempSync(path.join(tmpdir(), 'laurel-e2e-'))
  // One server has everything, the other does without.
  const fakes = name === 'model' ? await Promise.all([startModelFake(), startResendFake()]) : []
  try {
    forgetSettings()
    Object.assign(process.env, ...fakes.map(({ env }) => env), {
      ...(name === 'model' && { CRON_SECRET: 'the secret of the browser tests' }),
      DATABASE_URL: await createEmpty(postgres.url, testName(name)),
      DATA_DIR: data,
      DEMO: '1',
      PORT: port,
    })
    return await serve('start')
  } finally {
    for (const { stop } of fakes) stop()
    rmSync(data, { recursive: true, force: true })
    await postgres.leave()
  }
})
