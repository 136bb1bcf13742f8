import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

/** The requests that a server is handling. When it stops, it finishes these and takes no others. */
export class OpenRequests {
  #responses = new Set()
  #isStopping = false

  /** Notes a request and returns true; returns false when the server stops, and the request must be refused. */
  begin(response) {
    if (this.#isStopping) return false
    this.#responses.add(response)
    response.once('close', () => this.#responses.delete(response))
    return true
  }

  /**
   * Takes no more requests, and waits until the open ones are finished or the limit is over. Returns how many are left.
   */
  async stop(limitMs) {
    this.#isStopping = true
    const limit = new AbortController()
    const finished = Promise.all([...this.#responses].map((response) => once(response, 'close')))
    await Promise.race([finished, sleep(limitMs, undefined, limit)])
    limit.abort()
    return this.#responses.size
  }
}
