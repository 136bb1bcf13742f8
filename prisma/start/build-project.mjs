import path from 'node:path'
import { runNode, runTool } from '../system/child-process.mjs'
import { findPostgres } from '../embedded/binaries.mjs'
import { root } from '../system/project.mjs'
import { recordRoutes } from './allowed-methods.mjs'
import { bundleSeeder } from './bundle-seeder.mjs'
import { bundleServiceWorker } from './bundle-service-worker.mjs'
import { compressStaticFiles } from './compressed-files.mjs'
import { shareServerChunks } from './share-chunks.mjs'
import { digestOf, forgetBuild, recordBuild } from '../system/build-record.mjs'

/**
 * Bundles the service worker and the seeder, generates the database client, builds the project, shares equal chunks,
 * compresses static files, records its routes, and completes the embedded PostgreSQL, whose files the server's user may
 * not be allowed to change. Returns the exit code of the step that failed, or 0.
 */
export async function buildProject() {
  await bundleServiceWorker()
  const digest = digestOf(root)
  forgetBuild()
  const generated = await runTool('prisma', ['generate'])
  if (generated.code !== 0) return generated.code
  const built = await runNode([path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next'), 'build'])
  if (built.code === 0) {
    await bundleSeeder() // Next empties its folder when it begins.
    shareServerChunks()
    await compressStaticFiles()
    recordRoutes()
    recordBuild(digest)
    completePostgres()
  }
  return built.code
}

function completePostgres() {
  try {
    findPostgres()
  } catch {
    // Another database is used here.
  }
}
