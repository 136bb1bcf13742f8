import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { handOver } from './data-folder.mjs'
import { findPostgres } from './postgres-binaries.mjs'
import { Refusal, root } from './project.mjs'
import { readableProject } from './project-copy.mjs'
import { serverUser } from './unprivileged.mjs'

/**
 * Called by root, who must not touch the database's files: has a process of the server's user join the database of
 * a data folder, and answers as `joinDatabase` does.
 */
export async function keepDatabase(folder) {
  findPostgres()
  const user = serverUser(root, folder)
  const program = path.join(readableProject(user), 'prisma', 'keep-database.mjs')
  const keeper = spawn(process.execPath, [program, handOver(folder, user)], {
    uid: user.uid,
    gid: user.gid,
    cwd: '/',
    env: { ...process.env, HOME: user.home },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(keeper, 'exit')
  keeper.stdin.on('error', () => {}) // it ended before it was asked to
  const lines = createInterface({ input: keeper.stdout })
  const [line] = await Promise.race([once(lines, 'line'), ended.then(() => [])])
  if (typeof line !== 'string') throw new Refusal('The database could not be started: see above.')
  const { url, adminUrl } = JSON.parse(line)
  return {
    url,
    adminUrl,
    leave: async () => {
      keeper.stdin.end()
      await ended
    },
    revive: async () => void keeper.stdin.write('revive\n'),
  }
}
