import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from './project.mjs'

const isWindows = process.platform === 'win32'
export const TERMINATION_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** Signals of this much time are one: after Ctrl-C they come from the terminal, from npm and from the parent process. */
const SAME_SIGNAL_MS = 1_000
/** How long a program may usually take to end after a signal. */
const SHUTDOWN_TIMEOUT_MS = 10_000

/** No tool that the scripts start sends telemetry or looks for updates. */
const noTelemetry = { NEXT_TELEMETRY_DISABLED: '1', CHECKPOINT_DISABLE: '1', PRISMA_HIDE_UPDATE_MESSAGE: '1' }

/**
 * Runs a program in the project's root folder, forwards termination signals to it and waits for it to exit.
 * `onSpawn` is called with the child process; `shutdownTimeoutMs` is how long it may take to end after a signal.
 * Returns `{ code, signal }`: its exit code, and the termination signal that this process received meanwhile, or null.
 */
export function run(program, args, { env, onSpawn, shutdownTimeoutMs = SHUTDOWN_TIMEOUT_MS, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: 'inherit',
      ...options,
      env: { ...process.env, ...noTelemetry, ...env },
    })
    onSpawn?.(child)
    let signal = null
    let signalledAt
    let deadline
    const forward = (received) => {
      if (signal && performance.now() - signalledAt < SAME_SIGNAL_MS) return
      signalledAt ??= performance.now()
      // On Ctrl-C the terminal signals the child as well; forwarding it would interrupt the child's shutdown.
      if (signal) child.kill('SIGKILL')
      else if (received !== 'SIGINT' || !process.stdin.isTTY) child.kill(received)
      signal ??= received
      deadline ??= setTimeout(() => child.kill('SIGKILL'), shutdownTimeoutMs)
    }
    for (const termination of TERMINATION_SIGNALS) process.on(termination, forward)
    const done = (settle) => {
      clearTimeout(deadline)
      for (const termination of TERMINATION_SIGNALS) process.off(termination, forward)
      settle()
    }
    child.once('error', (error) => done(() => reject(error)))
    child.once('close', (code) => done(() => resolve({ code: code ?? 1, signal })))
  })
}

/** Runs Node.js with these arguments, as `run` does. */
export function runNode(args, options) {
  return run(process.execPath, args, options)
}

/** Runs a tool from node_modules/.bin, or else from the PATH, as `run` does. */
export function runTool(name, args, options) {
  const local = path.join(root, 'node_modules', '.bin', isWindows ? `${name}.cmd` : name)
  return run(existsSync(local) ? local : name, args, { shell: isWindows, ...options })
}

/** Calls `end` on the first termination signal. The parent process kills this one if it takes too long. */
export function onTermination(end) {
  let isEnding = false
  for (const signal of TERMINATION_SIGNALS) {
    process.on(signal, () => {
      if (isEnding) return
      isEnding = true
      end()
    })
  }
}

/**
 * Makes termination signals set `isRequested` instead of ending this process, for the time between two calls of
 * `run`, which forwards them.
 */
export function watchForTermination() {
  const termination = { isRequested: false }
  for (const signal of TERMINATION_SIGNALS) process.on(signal, () => (termination.isRequested = true))
  return termination
}
