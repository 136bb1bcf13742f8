import type { Instrumentation } from 'next'

/** Runs once when a server starts, before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { env } = await import('@/lib/env')
  // Stops the start with a list of what is wrong, instead of failing at some later request.
  const { VERCEL, NODE_ENV } = env()
  if (VERCEL) return
  const { raiseFrontWall } = await import('@/lib/auth/front-wall')
  raiseFrontWall({ isDevelopment: NODE_ENV === 'development' })
}

/** Hears of every error of a page before its status is sent. */
export const onRequestError: Instrumentation.onRequestError = async (error) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  ;(await import('@/lib/auth/front-wall')).noteError(error)
}
