// npm run agreement -- FILE: compares evaluators with people's judgements of the same texts.
import path from 'node:path'
import { runNode } from '../../../prisma/system/child-process.mjs'
import { main, root } from '../../../prisma/system/project.mjs'

await main(async () => {
  const program = path.join(root, 'tests', 'harness', 'agreement', 'main.ts')
  const { code } = await runNode(['--conditions=react-server', '--import', 'tsx', program, ...process.argv.slice(2)])
  return code
})
