// npm run test:faults [-- --long]: builds if necessary, then runs the scenarios of tests/faults.
import { buildProject } from '../../../prisma/start/build-project.mjs'
import { runTool } from '../../../prisma/system/child-process.mjs'
import { main } from '../../../prisma/system/project.mjs'
import { isBuilt } from '../../../prisma/system/build-record.mjs'
import { forgetSettings } from '../hermetic.mjs'

await main(async () => {
  const failed = isBuilt() ? 0 : await buildProject()
  if (failed) return failed
  forgetSettings()
  return (await runTool('tsx', ['tests/faults/main.ts', ...process.argv.slice(2)])).code
})
