// npm run bench: builds if necessary, then measures.
import { buildProject } from '../../../prisma/start/build-project.mjs'
import { runTool } from '../../../prisma/system/child-process.mjs'
import { main } from '../../../prisma/system/project.mjs'
import { isBuilt } from '../../../prisma/system/build-record.mjs'

await main(async () => {
  const failed = isBuilt() ? 0 : await buildProject()
  return failed || (await runTool('tsx', ['tests/harness/bench/main.ts', ...process.argv.slice(2)])).code
})
