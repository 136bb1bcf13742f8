// npm run backup -- FILE: writes everything into one file, also while Laurel runs.
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { main, UserError } from '../system/project.mjs'
import { readFileArgument, runOnArchive } from './archive-file.mjs'

await main(async () => {
  const { file } = readFileArgument('Say where to: npm run backup -- FILE')
  if (!isFolder(path.dirname(file))) throw new UserError(`There is no folder ${path.dirname(file)}.`)
  if (isFolder(file)) throw new UserError(`${file} is a folder: name a file in it.`)
  // The rename would replace a device such as /dev/null.
  if (existsSync(file) && !statSync(file).isFile()) throw new UserError(`${file} is not a file: name another one.`)
  // Renamed when it is complete, so that a backup of yesterday is not lost over one that fails.
  const partial = `${file}.${process.pid}.partial`
  const descriptor = openSync(partial, 'wx+', 0o600)
  try {
    const { code, signal } = await runOnArchive('backup', descriptor)
    if (code !== 0 || signal) return code || 1
    fsyncSync(descriptor)
    renameSync(partial, file)
    console.log(`Written to ${file}. It holds everything that people wrote: keep it where only you can read it.`)
  } finally {
    closeSync(descriptor)
    rmSync(partial, { force: true })
  }
})

function isFolder(name) {
  return statSync(name, { throwIfNoEntry: false })?.isDirectory() === true
}
