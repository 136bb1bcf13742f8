import 'server-only'
import { after } from 'next/server'

/** Runs work that nobody should wait for once the response is sent; outside a request at once. It must not throw. */
export async function afterResponse(work: () => Promise<void>): Promise<void> {
  try {
    after(work)
  } catch {
    await work()
  }
}
