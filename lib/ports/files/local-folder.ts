import 'server-only'
import { constants, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '@/lib/errors'
import { makeFolders } from '@/prisma/system/make-folders.mjs'
import { fieldsOf } from '@/lib/record'
import type { Files } from './port'

type LocalFolderSettings = {
  folder: string
  /** URL path at which the files are served. */
  address: string
}

/** Stores files in a local folder, served by the application itself. */
export function createLocalFolder({ folder, address }: LocalFolderSettings): Files {
  const fileOf = (name: string) => {
    if (path.basename(name) !== name) throw new RangeError('A file name has no folder in it.')
    return path.join(/* turbopackIgnore: true */ folder, name)
  }
  // Written to a temporary file and renamed, so that readers never see a partial file. Its name is known, so that what a
  // killed process leaves is removed with the file.
  const partialOf = (file: string) => `${file}.new`

  return {
    async store({ name, bytes }) {
      const file = fileOf(name)
      const aside = partialOf(file)
      try {
        makeFolders(folder, 0o700)
        await writeFile(aside, bytes, { mode: 0o600, flush: true })
        await rename(aside, file)
      } catch (error) {
        await rm(aside, { force: true }).catch(() => undefined)
        throw unavailable(error)
      }
      return `${address}/${name}`
    },

    async read(name) {
      try {
        return await readFile(fileOf(name))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },

    async load(name) {
      try {
        // Links are not followed: a backup may be made by root.
        const handle = await open(fileOf(name), constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0))
        return await handle.readFile().finally(() => handle.close())
      } catch (error) {
        if (isMissing(error)) return null
        throw unavailable(error)
      }
    },

    async remove(name) {
      const file = fileOf(name)
      try {
        for (const each of [partialOf(file), file]) await rm(each, { force: true })
      } catch (error) {
        throw unavailable(error)
      }
    },
  }
}

const isMissing = (error: unknown) => fieldsOf(error).code === 'ENOENT'

function unavailable(cause: unknown): AppError {
  return new AppError('unavailable', 'avatar.failed', { cause })
}
