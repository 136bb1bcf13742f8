import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '..', '..')

/** The source files below the given folders of the project, with their contents. */
export function sourceFiles(folders: readonly string[], name = /\.tsx?$/): { file: string; source: string }[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => name.test(file) && !file.startsWith('generated'))
      .map((file) => ({ file: `${folder}/${file}`, source: readFileSync(path.join(root, folder, file), 'utf8') })),
  )
}
