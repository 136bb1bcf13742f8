import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, closeSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../../../prisma/system/ports.mjs'
import { root } from '../../../prisma/system/project.mjs'
import { end, environment, untilAnswered } from '../bench/processes'

const control = path.join(root, 'tests', 'harness', 'faults', 'remote-control.mjs')

/** One process of the production build, as `npm start` runs it. It keeps its port when it is started again. */
export class App {
  private child: ChildProcess | undefined
  private offset = 0

  private constructor(
    readonly name: string,
    private readonly env: Record<string, string>,
    private readonly port: number,
    private readonly logFile: string,
  ) {}

  /** Its log is kept in `folder`. */
  static async start(name: string, env: Record<string, string>, folder: string): Promise<App> {
    const app = new App(name, env, await freePort(), path.join(folder, `${name}.log`))
    await app.start()
    return app
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`
  }

  async start(): Promise<void> {
    const program = ['prisma/start/web-server-process.mjs', 'start', String(this.port), '127.0.0.1']
    const log = openSync(this.logFile, 'a')
    const child = spawn(process.execPath, ['--expose-gc', '--import', control, ...program], {
      cwd: root,
      env: { ...environment(), ...this.env },
      stdio: ['ignore', log, 'inherit', 'ipc'],
    })
    closeSync(log)
    this.child = child
    for (const message of [{}, 'listen']) child.send(message)
    await untilAnswered(`${this.address}/api/health`, child)
    if (this.offset !== 0) await this.moveClockTo(this.offset)
  }

  /** Ends it as the kernel does when memory runs out: nothing of it runs any more. */
  async kill(): Promise<void> {
    const { child } = this
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  /** Moves its clocks so many ms ahead of this process's. */
  async moveClockTo(offset: number): Promise<void> {
    this.offset = offset
    await this.ask({ moveClockTo: offset })
  }

  /** Its time of day, in ms. */
  now(): number {
    return Date.now() + this.offset
  }

  /** Bytes of its heap that are in use after a garbage collection. */
  async heap(): Promise<number> {
    return (await this.ask({ readHeap: true })).heap
  }

  /** What it logged between two times of its own clock, in ms. */
  logged(from: number, to: number): string[] {
    const lines = readFileSync(this.logFile, 'utf8').split('\n')
    return lines.filter((line) => {
      const at = Date.parse(/"time":"([^"]+)"/.exec(line)?.[1] ?? '')
      return at >= from && at <= to
    })
  }

  async stop(): Promise<void> {
    if (this.child) await end(this.child)
  }

  private async ask(message: object): Promise<{ heap: number }> {
    const answered = once(this.child as ChildProcess, 'message') as Promise<[{ heap: number }]>
    this.child?.send(message)
    return (await answered)[0]
  }
}
