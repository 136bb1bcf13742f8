// npm run bench: builds if need be, then measures.
import { buildProject } from '../../prisma/build-project.mjs'
import { runTool } from '../../prisma/command.mjs'
import { main } from '../../prisma/project.mjs'
import { isBuilt } from '../../prisma/sources.mjs'

await main(async () => {
  const failed = isBuilt() ? 0 : await buildProject()
  return failed || (await runTool('tsx', ['tests/harness/bench.ts'])).code
})
