import path from 'node:path'
import { runNode, runTool } from '../system/child-process.mjs'
import { root } from '../system/project.mjs'
import { bundleServiceWorker } from './bundle-service-worker.mjs'
import { digestOf, forgetBuild, recordBuild } from '../system/build-record.mjs'

/**
 * Bundles the service worker, generates the database client and builds the project. Returns the exit code of the step
 * that failed, or 0.
 */
export async function buildProject() {
  await bundleServiceWorker()
  const digest = digestOf(root)
  forgetBuild()
  const generated = await runTool('prisma', ['generate'])
  if (generated.code !== 0) return generated.code
  const built = await runNode([path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next'), 'build'])
  if (built.code === 0) recordBuild(digest)
  return built.code
}
