// node tests/harness/serve-e2e.mjs rules|model|own PORT [DATABASE]: one server of the browser tests, with its own
// database and the demo family, or with the given database.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { main } from '../../prisma/system/project.mjs'
import { serve } from '../../prisma/start/server.mjs'
import { testName } from './databases.mjs'
import { createFamily } from './family-template.mjs'
import { forgetSettings } from './hermetic.mjs'
import { startModelFake } from './model-fake-process.mjs'
import { startResendFake } from './resend-fake-process.mjs'
import { joinTestServer } from './test-server.mjs'

/** The secret of callers that are no users. */
const secret = 'the secret of the browser tests'

await main(async () => {
  const [name, port, database] = process.argv.slice(2)
  const postgres = await joinTestServer()
  const data = mkdtempSync(path.join(tmpdir(), 'laurel-e2e-'))
  // `model` has every service, `rules` has none, and `own` has all but the model.
  const wanted = { model: [startModelFake, startResendFake], own: [startResendFake] }[name] ?? []
  const fakes = await Promise.all(wanted.map((start) => start()))
  try {
    forgetSettings()
    Object.assign(process.env, ...fakes.map(({ env }) => env), {
      ...(name !== 'rules' && { CRON_SECRET: secret, METRICS_TOKEN: secret }),
      DATABASE_URL: database ?? (await createFamily(postgres.url, testName(name))),
      DATA_DIR: data,
      DEMO: '1',
      PUSH_TO_LOOPBACK: '1',
      // The tests cause warnings on purpose.
      LOG_LEVEL: 'error',
      PORT: port,
    })
    // The two shared servers start as `npm start` does.
    return await serve('start', { isReady: name === 'own' })
  } finally {
    for (const { stop } of fakes) stop()
    rmSync(data, { recursive: true, force: true })
    await postgres.leave()
  }
})
