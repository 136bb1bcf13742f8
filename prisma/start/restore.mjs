// npm run restore -- FILE [--replace]: brings a backup into an empty database, or replaces the family that is there.
import { closeSync, fstatSync, openSync } from 'node:fs'
import { main, UserError } from '../system/project.mjs'
import { readFileArgument, runOnArchive } from './archive-file.mjs'

await main(async () => {
  const options = { replace: { type: 'boolean' } }
  const { file, replace } = readFileArgument('Say which backup: npm run restore -- FILE [--replace]', options)
  const descriptor = openArchive(file)
  try {
    if (!fstatSync(descriptor).isFile()) throw new UserError(`${file} is not a file.`)
    const { code, signal } = await runOnArchive('restore', descriptor, replace ? ['--replace'] : [])
    return signal ? 1 : code
  } finally {
    closeSync(descriptor)
  }
})

function openArchive(file) {
  try {
    return openSync(file, 'r')
  } catch (error) {
    if (error.code === 'ENOENT') throw new UserError(`There is no file ${file}.`)
    throw error
  }
}
