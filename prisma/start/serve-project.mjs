import path from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Serves with the programs and the database that `dropPrivileges` returned, and leaves the database in the end, also
 * when serving failed. Returns as `serve` does.
 */
export async function serveProject(mode, { project, database }) {
  try {
    const { serve } = await import(pathToFileURL(path.join(project, 'prisma', 'start', 'server.mjs')).href)
    return await serve(mode, { joined: database })
  } finally {
    await database?.then(
      ({ leave }) => leave(),
      () => {},
    )
  }
}
