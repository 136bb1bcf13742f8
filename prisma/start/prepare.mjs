import path from 'node:path'
import { buildProject } from './build-project.mjs'
import { withLock } from '../system/file-lock.mjs'
import { ensureInstalled } from './install.mjs'
import { Refusal, root } from '../system/project.mjs'
import { isBuilt } from '../system/build-record.mjs'

/** Installs and builds what is missing or out of date; a second process in the same folder waits for the first. */
export async function prepare() {
  // Not among the data folder's locks, which root leaves to the user it serves as.
  const lock = path.join(root, '.data', 'prepare')
  await withLock(
    lock,
    async () => {
      await ensureInstalled()
      if (isBuilt()) return
      console.log('Building …')
      if ((await buildProject()) !== 0) throw new Refusal('The build failed: see above.')
    },
    () => console.log('Another process is preparing Laurel in this folder: waiting for it …'),
  )
}
