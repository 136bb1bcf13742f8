import path from 'node:path'
import { parseArgs } from 'node:util'
import { runNode } from '../system/child-process.mjs'
import { root, UserError } from '../system/project.mjs'

/** The descriptor by which the program that reads or writes an archive inherits it. Another user may own the file. */
export const archiveDescriptor = 3

/** The absolute path of the FILE argument, and the options. Throws a UserError with the usage for anything else. */
export function readFileArgument(usage, options = {}) {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [file] = positionals
    // npm changes into the project's folder.
    if (file && positionals.length === 1) return { file: path.resolve(process.env.INIT_CWD ?? '', file), ...values }
  } catch {
    // an unknown option
  }
  throw new UserError(usage)
}

/** Runs `task`, `backup` or `restore`, on an open file, as the user of the server. Returns as `runNode` does. */
export function runOnArchive(task, descriptor, options = []) {
  const program = path.join(root, 'prisma', 'start', 'archive-process.mjs')
  return runNode([program, task, ...options], { stdio: ['inherit', 'inherit', 'inherit', descriptor] })
}
