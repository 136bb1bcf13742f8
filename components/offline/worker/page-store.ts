import { pagesPrefix } from '@/components/offline/kept'
import { ageOf, copyMs, copyOf, ownerOf } from './copy'

type Environment = {
  caches: CacheStorage
  now: () => Date
  /** The user who is signed in to this browser; blank where that cannot be read. */
  signedIn: () => Promise<string>
}

/**
 * The copies of one user's pages. There are never copies of two users: keeping a page of one removes the other's, and a
 * page that was requested before its user was forgotten is not kept.
 */
export class PageStore {
  #epoch = 0
  /** The user whom the last call of `forget` excepted. */
  #excepted: string | null = null

  constructor(private readonly environment: Environment) {}

  /** The number of calls of `forget`: read it before a page is requested. */
  get epoch(): number {
    return this.#epoch
  }

  /** Copies a page that was requested in this epoch, if it belongs to a user. Returns its HTML, or null. */
  async keep(path: string, page: Response, begun = this.#epoch): Promise<string | null> {
    const { caches, now } = this.environment
    const html = await page.text()
    const user = ownerOf(html)
    const isForgotten = () => begun !== this.#epoch && this.#excepted !== user
    if (user === null || isForgotten()) return null
    await this.#deleteExcept(user)
    const cache = await caches.open(pagesPrefix + user)
    await cache.put(path, copyOf(html, page, now()))
    if (isForgotten()) await caches.delete(pagesPrefix + user)
    else await this.#deleteOld(cache)
    return html
  }

  /** The copy of a page, unless it has expired or belongs to another user. */
  async find(path: string): Promise<Response | null> {
    const { caches, now, signedIn } = this.environment
    const [name] = await this.#names()
    if (name === undefined) return null
    const viewer = await signedIn()
    if (viewer !== '' && name !== pagesPrefix + viewer) return null
    const copy = await (await caches.open(name)).match(path)
    return copy && ageOf(copy, now()) <= copyMs ? copy : null
  }

  /** The age of a page's copy in milliseconds; infinite if there is none. */
  async ageOf(path: string): Promise<number> {
    const copy = await this.find(path)
    return copy ? ageOf(copy, this.environment.now()) : Infinity
  }

  /** Removes all copies except those of one user. */
  async forget(except: string | null): Promise<void> {
    this.#epoch++
    this.#excepted = except
    await this.#deleteExcept(except)
  }

  async #names(): Promise<string[]> {
    return (await this.environment.caches.keys()).filter((name) => name.startsWith(pagesPrefix))
  }

  async #deleteExcept(user: string | null): Promise<void> {
    const others = (await this.#names()).filter((name) => user === null || name !== pagesPrefix + user)
    await Promise.all(others.map((name) => this.environment.caches.delete(name)))
  }

  async #deleteOld(cache: Cache): Promise<void> {
    const now = this.environment.now()
    for (const request of await cache.keys()) {
      const copy = await cache.match(request)
      if (copy && ageOf(copy, now) > copyMs) await cache.delete(request)
    }
  }
}
