import 'server-only'
import { after } from 'next/server'

/** Runs work after the response is sent; immediately when outside a request. The work must not throw. */
export async function afterResponse(work: () => Promise<void>): Promise<void> {
  try {
    after(work)
  } catch {
    await work()
  }
}
