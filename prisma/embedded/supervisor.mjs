import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { handOver } from '../system/data-folder.mjs'
import { findPostgres } from './binaries.mjs'
import { Refusal, root } from '../system/project.mjs'
import { readableProject } from '../system/project-copy.mjs'
import { unprivilegedUsers } from '../system/os-users.mjs'

/** What the keeper and PostgreSQL need of root's environment, which also holds secrets of the server. */
const handedOn = ['PATH', 'LANG', 'TZ', 'LD_LIBRARY_PATH', 'NODE_OPTIONS']

/**
 * Called by root, who must not touch the database's files: has a process of the database's user join the database of
 * a data folder, and answers as `joinDatabase` does.
 */
export async function keepDatabase(folder) {
  findPostgres()
  const users = unprivilegedUsers(root, folder)
  return startKeeper({ project: readableProject(users), folder: handOver(folder, users), user: users.database }, [
    '--admin',
  ])
}

/**
 * Starts a process of that user which joins the database of a data folder, in whatever user's name this process goes on.
 * Only with `--admin` it tells the address for the superuser.
 */
export async function startKeeper({ project, folder, user }, options = []) {
  const program = path.join(project, 'prisma', 'embedded', 'supervisor-process.mjs')
  const env = Object.fromEntries(handedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
  const keeper = spawn(process.execPath, [program, folder, ...options], {
    uid: user.uid,
    gid: user.gid,
    cwd: '/',
    env: { ...env, HOME: user.home },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(keeper, 'exit')
  keeper.stdin.on('error', () => {}) // it ended before it was asked to
  const lines = createInterface({ input: keeper.stdout })
  const [line] = await Promise.race([once(lines, 'line'), ended.then(() => [])])
  if (typeof line !== 'string') throw new Refusal('The database could not be started: see above.')
  return {
    ...JSON.parse(line),
    leave: async () => {
      keeper.stdin.end()
      await ended
    },
    revive: async () => void keeper.stdin.write('revive\n'),
  }
}
