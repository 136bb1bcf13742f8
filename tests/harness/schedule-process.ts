import Module, { createRequire } from 'node:module'
import type { Worked } from './schedule-processes'

// Outside Next, the package throws unless React's server build is used, which lacks what routes import.
const loader = createRequire(__filename)
const path = loader.resolve('server-only')
loader.cache[path] = Object.assign(new Module(path), { loaded: true })

// Works the schedule in a child process whose clock the parent sets, and ends with it.
let current = 0
const RealDate = Date
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, asked) => Reflect.construct(target, args.length === 0 ? [current] : args, asked) as object,
  get: (target, name) => (name === 'now' ? () => current : (Reflect.get(target, name) as unknown)),
})

async function load() {
  const [{ workJobs }, { systemScope }, jobs, recurring] = await Promise.all([
    import('@/lib/jobs/commands'),
    import('@/lib/scope'),
    import('@/app/api/cron/jobs/route'),
    import('@/app/api/cron/recurring/route'),
  ])
  return async (door: Worked): Promise<unknown> => {
    if (door === 'clock') return workJobs(systemScope())
    const headers = { Authorization: `Bearer ${process.env.CRON_SECRET}` }
    const request = new Request(`http://localhost/api/cron/${door}`, { headers })
    const { GET } = { jobs, recurring }[door]
    const response = await GET(request, { params: Promise.resolve({}) })
    return { status: response.status, body: await response.json() }
  }
}

void load().then((work) => {
  process.on('message', ({ now, doors }: { now: number; doors: Worked[] }) => {
    current = now
    void Promise.all(doors.map(work)).then(
      (answers) => process.send?.({ answers }),
      (error: unknown) => process.send?.({ error: String(error) }),
    )
  })
  process.send?.('ready')
})
process.once('disconnect', () => process.exit(0))
