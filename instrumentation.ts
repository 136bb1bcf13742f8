/** Runs once when a server starts, before the first request. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { env } = await import('@/lib/env')
  // Stops the start with a list of what is wrong, instead of failing at some later request.
  const { VERCEL } = env()
  if (!VERCEL) (await import('@/lib/auth/front-wall')).raiseFrontWall()
}
