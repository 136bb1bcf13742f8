import path from 'node:path'
import { runNode } from '../system/child-process.mjs'
import { root, UserError } from '../system/project.mjs'

/** Reads every setting as the server will, before anything is touched. Throws a UserError when one cannot be used. */
export async function checkEnvironment() {
  const { code, signal } = await runNode([
    '--import',
    'tsx',
    path.join(root, 'prisma', 'start', 'check-environment.ts'),
  ])
  if (code !== 0 && !signal) throw new UserError('Nothing was started.')
}
