import path from 'node:path'
import { buildProject } from './build-project.mjs'
import { withLock } from '../system/file-lock.mjs'
import { ensureInstalled } from './install.mjs'
import { root, UserError } from '../system/project.mjs'
import { isBuilt } from '../system/build-record.mjs'

/**
 * Installs and builds what is missing or outdated, one process per project at a time. Throws a UserError when either
 * fails.
 */
export async function prepare() {
  // Not in the data folder's locks, which root gives to the database's user.
  const lock = path.join(root, '.data', 'prepare')
  await withLock(
    lock,
    async () => {
      await ensureInstalled()
      if (isBuilt()) return
      console.log('Building …')
      if ((await buildProject()) !== 0) throw new UserError('The build failed: see above.')
    },
    () => console.log('Another process is preparing Laurel in this folder: waiting for it …'),
  )
}
