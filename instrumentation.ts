import type { Instrumentation } from 'next'

/** The request filter of prisma/start listens here: it runs in this process, but is no part of the build. */
const databaseUnavailableChannel = 'laurel:database-unavailable'

/** The web server of prisma/start publishes here once it listens, and before it exits. */
const servingChannel = 'laurel:serving'
const closingChannel = 'laurel:closing'

/** The request filter publishes each answered request here. */
const answeredChannel = 'laurel:answered'

/** Runs once when a server starts, before the first request. Throws an Error to stop a start that cannot succeed. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { env } = await import('@/lib/env')
    const { hasSubscribers, subscribe } = await import('node:diagnostics_channel')
    if (!env().VERCEL && !hasSubscribers(databaseUnavailableChannel)) {
      throw new Error('Requests would not be filtered: start Laurel with `npm start` or `npm run dev`.')
    }
    if (env().METRICS_TOKEN) {
      const { observeRequest } = await import('@/lib/metrics/observe')
      subscribe(answeredChannel, observeRequest)
    }
    subscribe(servingChannel, () => {
      const clock = import('@/lib/jobs/clock')
      const started = clock.then(({ startClock }) => startClock())
      // Subscribed before the clock is loaded, since the server may already close by then.
      subscribe(closingChannel, (message) => {
        const { waitFor } = message as { waitFor: (work: Promise<void>) => void }
        waitFor(started.then(async () => (await clock).stopClock()).catch(() => undefined))
      })
    })
  }
}

/** Runs for each page error before the status is sent, and lets the request filter replace 500 by 503. */
export const onRequestError: Instrumentation.onRequestError = async (error) => {
  // Not an early return: the contents of this block are omitted from the edge bundle, which has no Node modules.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { isDatabaseUnavailable, retryAfterSeconds } = await import('@/lib/database-errors')
    const { databaseAwayDigest } = await import('@/lib/database-away')
    const { channel } = await import('node:diagnostics_channel')
    const { digest } = error as { digest?: unknown }
    if (digest === databaseAwayDigest || isDatabaseUnavailable(error)) {
      channel(databaseUnavailableChannel).publish({ retryAfterSeconds })
    }
  }
}
