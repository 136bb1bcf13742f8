import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from './project.mjs'

const isWindows = process.platform === 'win32'
const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const PATIENCE = 10_000

/** Settings for every tool that Laurel's scripts start: none of them calls home. */
const quiet = { NEXT_TELEMETRY_DISABLED: '1', CHECKPOINT_DISABLE: '1', PRISMA_HIDE_UPDATE_MESSAGE: '1' }

/**
 * Runs a program to its end in the project's folder, handing on the signals that this process gets, and
 * answers `{ code, signal }`: its exit code, and the signal that asked it to end, if one did.
 */
export function run(program, args, { env, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: 'inherit',
      ...options,
      env: { ...process.env, ...quiet, ...env },
    })
    let signal = null
    let deadline
    const hand = (received) => {
      // Ctrl-C reaches the child from the terminal; a second one from here would cut its leave-taking short.
      if (signal) child.kill('SIGKILL')
      else if (received !== 'SIGINT' || !process.stdin.isTTY) child.kill(received)
      signal ??= received
      deadline ??= setTimeout(() => child.kill('SIGKILL'), PATIENCE)
    }
    for (const ending of ENDINGS) process.on(ending, hand)
    const done = (settle) => {
      clearTimeout(deadline)
      for (const ending of ENDINGS) process.off(ending, hand)
      settle()
    }
    child.once('error', (error) => done(() => reject(error)))
    child.once('close', (code) => done(() => resolve({ code: code ?? 1, signal })))
  })
}

/** Runs Node.js with these arguments, by the rules of `run`. */
export function runNode(args, options) {
  return run(process.execPath, args, options)
}

/** Runs a tool of node_modules by its name, or any program that has that name elsewhere, by the rules of `run`. */
export function runTool(name, args, options) {
  const local = path.join(root, 'node_modules', '.bin', isWindows ? `${name}.cmd` : name)
  return run(existsSync(local) ? local : name, args, { shell: isWindows, ...options })
}

/**
 * From now on a signal to end does not cut this process short, but is noted in `asked`: for the moments between
 * two programs, when `run` is not there to hand it on.
 */
export function watchForEnding() {
  const ending = { asked: false }
  for (const signal of ENDINGS) process.on(signal, () => (ending.asked = true))
  return ending
}
