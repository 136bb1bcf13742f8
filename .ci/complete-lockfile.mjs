// npm run lock:complete: run it after every change of package-lock.json.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { addIntegrity, completeLock } from './lockfile.mjs'
import { main, root } from '../prisma/system/project.mjs'
import { integrityOf } from './registry.mjs'

await main(async () => {
  const file = path.join(root, 'package-lock.json')
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  const complete = completeLock(lock)
  const { lock: checked, missing } = await addIntegrity(complete, integrityOf)
  writeFileSync(file, `${JSON.stringify(checked, null, 2)}\n`)
  console.log(`${Object.keys(checked.packages).length - Object.keys(lock.packages).length} entries added`)
  if (missing.length === 0) return
  console.warn(
    `The registry gave no checksum for:\n  ${missing.join('\n  ')}\nRun this again with one that has them, or see decision 0066.`,
  )
})
