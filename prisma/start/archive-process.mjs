// node prisma/start/archive-process.mjs backup|restore [OPTION]: opens the database as `npm start` does, as the same
// user, and runs the program of that name. For archive-file.mjs, from which it inherits the archive.
import path from 'node:path'
import { openDatabase } from '../embedded/database.mjs'
import { runNode } from '../system/child-process.mjs'
import { loadEnvironment, main } from '../system/project.mjs'
import { archiveDescriptor } from './archive-file.mjs'
import { dropPrivileges } from './drop-privileges.mjs'
import { connectTo } from './migrations.mjs'

await main(async () => {
  const [task, ...options] = process.argv.slice(2)
  const { project, database: joined } = await dropPrivileges()
  loadEnvironment()
  const database = await (joined ?? openDatabase())
  try {
    await (await connectTo(database.url)).end()
    const program = path.join(project, 'prisma', 'start', `${task}.ts`)
    const { code } = await runNode(['--conditions=react-server', '--import', 'tsx', program, ...options], {
      cwd: project,
      env: { DATABASE_URL: database.url },
      stdio: ['inherit', 'inherit', 'inherit', archiveDescriptor],
    })
    return code
  } finally {
    await database.leave()
  }
})
