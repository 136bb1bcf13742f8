import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { root } from '../../../prisma/system/project.mjs'

const system = pathToFileURL(path.join(root, 'prisma', 'system', 'child-process.mjs'))

/** Works for half a second after a signal, unless it is killed. */
const server = `
  import { onTermination } from '${system}'
  onTermination(() => setTimeout(() => process.exit(console.log('finished') ?? 0), 500))
  setInterval(() => undefined, 1_000)
  console.log('ready')`
const parent = `
  import { runNode } from '${system}'
  const { code, signal } = await runNode(['--input-type=module', '-e', ${JSON.stringify(server)}])
  console.log(code, signal)`

/** What the two say when `signal` is called with the parent, which leads a process group of its own. */
async function afterSignal(signal) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', parent], { detached: true })
  const said = text(child.stdout)
  await once(child.stdout, 'data')
  await signal(child.pid)
  return (await said).trim().split('\n').slice(1)
}

test('one signal to the parent is passed on', async () => {
  expect(await afterSignal((pid) => process.kill(pid, 'SIGTERM'))).toEqual(['finished', '0 SIGTERM'])
})

test('Ctrl-C, which the terminal sends to both and npm to the parent once more, cuts nothing off', async () => {
  const interrupt = async (pid) => {
    process.kill(-pid, 'SIGINT')
    await sleep(50)
    process.kill(pid, 'SIGINT')
  }
  expect(await afterSignal(interrupt)).toEqual(['finished', '0 SIGINT'])
})
