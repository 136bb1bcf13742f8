import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { giveDataFolder } from '../system/data-folder.mjs'
import { findPostgres } from './binaries.mjs'
import { root, UserError } from '../system/project.mjs'
import { readableProject } from '../system/project-copy.mjs'
import { unprivilegedUsers } from '../system/os-users.mjs'

/** What the supervisor and PostgreSQL need of root's environment, which also contains the server's secrets. */
const inheritedVariables = ['PATH', 'LANG', 'TZ', 'LD_LIBRARY_PATH', 'NODE_OPTIONS']

/**
 * Called by root, which must not touch the database's files: starts a supervisor as the database's user. Returns and
 * throws as `joinDatabase` does.
 */
export async function superviseDatabase(folder) {
  findPostgres()
  const users = unprivilegedUsers(root, folder)
  return startSupervisor(
    { project: readableProject(users), folder: giveDataFolder(folder, users), user: users.database },
    ['--admin'],
  )
}

/**
 * Starts a process that joins the database of a data folder as `user`, independently of the user that this process
 * switches to. Returns as `joinDatabase` does, with the superuser's URL only for the option `--admin`.
 * Throws a UserError when the database could not be started.
 */
export async function startSupervisor({ project, folder, user }, options = []) {
  const program = path.join(project, 'prisma', 'embedded', 'supervisor-process.mjs')
  const env = Object.fromEntries(
    inheritedVariables.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  )
  const supervisor = spawn(process.execPath, [program, folder, ...options], {
    uid: user.uid,
    gid: user.gid,
    cwd: '/',
    env: { ...env, HOME: user.home },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(supervisor, 'exit')
  supervisor.stdin.on('error', () => {}) // it has exited already
  const lines = createInterface({ input: supervisor.stdout })
  const [line] = await Promise.race([once(lines, 'line'), ended.then(() => [])])
  if (typeof line !== 'string') throw new UserError('The database could not be started: see above.')
  return {
    ...JSON.parse(line),
    leave: async () => {
      supervisor.stdin.end()
      await ended
    },
    revive: async () => void supervisor.stdin.write('revive\n'),
  }
}
