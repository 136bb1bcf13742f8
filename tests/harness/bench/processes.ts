import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { root } from '../../../prisma/system/project.mjs'

export type Running = { address: string; pid: number; stop: () => Promise<void> }

type Program = {
  args: string[]
  env: Record<string, string>
  port: number
  cwd?: string
  path: string
  messages?: (string | object)[]
}

/**
 * Runs a Node.js program, sends it `messages` and waits until its server answers on `path`. Throws when it ends before
 * that, or takes over 60 s.
 */
export async function startServer({ args, env, port, cwd = root, path, messages = [] }: Program): Promise<Running> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...environment(), ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  for (const message of messages) child.send(message)
  const address = `http://127.0.0.1:${port}`
  await untilAnswered(`${address}${path}`, child)
  return { address, pid: child.pid ?? 0, stop: () => end(child) }
}

/** The environment without settings of Laurel's, which would change what is measured. */
export function environment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, LANG } = process.env
  return { PATH, HOME, TMPDIR, LANG, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }
}

export async function untilAnswered(url: string, child: ChildProcess): Promise<void> {
  for (const deadline = performance.now() + 60_000; performance.now() < deadline;) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(' ')} ended with ${child.exitCode}.`)
    const response = await fetch(url, { redirect: 'manual' }).catch(() => null)
    await response?.arrayBuffer()
    if (response && response.status < 500) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  child.kill('SIGKILL')
  throw new Error(`${url} did not answer.`)
}

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

/** Resident memory of a process, in megabytes. */
export function residentMegabytes(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** CPU time that a process has used, in milliseconds, exact to 10 ms. */
export function cpuMilliseconds(pid: number): number {
  const { user, system } = statOf(pid)
  return (user + system) * 10
}

/** A process and its descendants. */
export function processTree(pid: number): number[] {
  const running = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const children = running.map(Number).filter((each) => parentOf(each) === pid)
  return [pid, ...children.flatMap(processTree)]
}

export const commandOf = (pid: number): string => readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ')

/** The process that started this one; null when it has ended. */
export function parentOf(pid: number): number | null {
  try {
    return statOf(pid).parent
  } catch {
    return null
  }
}

function statOf(pid: number) {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  return { parent: fields[1] ?? 0, user: fields[11] ?? 0, system: fields[12] ?? 0 }
}
