import { mkdirSync, statSync } from 'node:fs'
import path from 'node:path'

const isFolder = (place) => statSync(place, { throwIfNoEntry: false })?.isDirectory() === true

/**
 * Creates a folder and its parents unless they exist. The `recursive` option of `mkdir` never returns in places such as
 * /proc, where a new name is answered with ENOENT although its parent exists.
 *
 * @param {string} folder
 * @param {number} [mode]
 * @returns {void}
 */
export function makeFolders(folder, mode) {
  if (isFolder(folder)) return
  const parent = path.dirname(folder)
  if (parent !== folder) makeFolders(parent, mode)
  try {
    mkdirSync(folder, { mode })
  } catch (error) {
    if (error.code === 'ENOENT' && isFolder(parent)) {
      const message = `${folder} cannot be created: ${parent} takes no folders.`
      throw Object.assign(new Error(message, { cause: error }), { code: 'ENOTDIR', path: folder })
    }
    // Another process may have created it.
    if (!isFolder(folder)) throw error
  }
}
