import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** What works the queue: the clock of a server that stays, or a call of a cron route. */
export type Worked = 'clock' | 'jobs' | 'recurring'

export type ScheduleProcess = {
  /** Works the queue through all these doors at the same time, at an instant in ms. Returns their answers. */
  work(now: number, doors: readonly Worked[]): Promise<unknown[]>
  stop(): Promise<void>
}

const program = path.join(__dirname, 'schedule-process.ts')

/** Starts a process on the database of this environment that works the schedule when it is told to. */
export async function startScheduleProcess(): Promise<ScheduleProcess> {
  const child = fork(program, { execArgv: ['--import', 'tsx'], env: process.env })
  await answerOf(child)
  return {
    async work(now, doors) {
      const answer = answerOf(child)
      child.send({ now, doors })
      const { answers, error } = (await answer) as { answers?: unknown[]; error?: string }
      if (!answers) throw new Error(error)
      return answers
    },
    async stop() {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}

async function answerOf(child: ChildProcess): Promise<unknown> {
  const waiting = new AbortController()
  const { signal } = waiting
  try {
    const ended = once(child, 'exit', { signal }).then(() => {
      throw new Error('The process that works the schedule ended.')
    })
    const [message] = (await Promise.race([once(child, 'message', { signal }), ended])) as unknown[]
    return message
  } finally {
    waiting.abort()
  }
}
