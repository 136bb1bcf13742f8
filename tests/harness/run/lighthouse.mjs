// npm run lighthouse [-- --write=FILE]: builds if necessary, then audits four screens as a phone shows them.
import { buildProject } from '../../../prisma/start/build-project.mjs'
import { runTool } from '../../../prisma/system/child-process.mjs'
import { main } from '../../../prisma/system/project.mjs'
import { isBuilt } from '../../../prisma/system/build-record.mjs'

await main(async () => {
  const failed = isBuilt() ? 0 : await buildProject()
  return failed || (await runTool('tsx', ['tests/harness/lighthouse/main.ts', ...process.argv.slice(2)])).code
})
