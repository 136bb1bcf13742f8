// npm run e2e [-- ARGUMENTS of playwright test]: builds if necessary, finds a browser and free ports, then runs the
// tests.
import { buildProject } from '../../../prisma/start/build-project.mjs'
import { runTool } from '../../../prisma/system/child-process.mjs'
import { freePort } from '../../../prisma/system/ports.mjs'
import { main } from '../../../prisma/system/project.mjs'
import { isBuilt } from '../../../prisma/system/build-record.mjs'
import { findBrowser } from '../browser.mjs'
import { createFamilyTemplate } from '../family-template.mjs'
import { forgetSettings } from '../hermetic.mjs'
import { startResendFake } from '../resend-fake-process.mjs'
import { joinTestServer } from '../test-server.mjs'
import { startWorkerServers } from '../worker-servers.mjs'

/** As many as playwright.config.ts has. */
const workers = 2

await main(async () => {
  const browser = await findBrowser()
  const failed = isBuilt() ? 0 : await buildProject()
  if (failed) return failed
  const postgres = await joinTestServer()
  const mail = await startResendFake()
  let own
  try {
    forgetSettings()
    const shared = {
      ...(await createFamilyTemplate(postgres.url)),
      LAUREL_E2E_RESEND: mail.url,
      TEST_DATABASE_URL: postgres.url,
    }
    Object.assign(process.env, shared)
    own = await startWorkerServers(postgres.url, workers)
    const env = {
      ...own.env,
      PLAYWRIGHT_CHROMIUM: browser,
      LAUREL_E2E_RULES_PORT: String(await freePort()),
      LAUREL_E2E_MODEL_PORT: String(await freePort()),
    }
    const args = ['test', '--config', 'tests/playwright.config.ts', ...process.argv.slice(2)]
    return (await runTool('playwright', args, { env })).code
  } finally {
    await own?.stop()
    mail.stop()
    await postgres.leave()
  }
})
