import 'server-only'
import { AppError } from '@/lib/errors'
import type { Files } from './port'

const timeLimitMs = 20_000
const year = 365 * 24 * 60 * 60
/** Loaded at the first use: few installations use it. */
const sdk = () => import('@vercel/blob')

type VercelBlobSettings = { token: string; folder: string }

/** Stores files in Vercel Blob, which also serves them. */
export function createVercelBlob({ token, folder }: VercelBlobSettings): Files {
  return {
    async store({ name, bytes, type }) {
      const { put } = await sdk()
      const { url } = await reached(
        put(`${folder}/${name}`, Buffer.from(bytes), {
          access: 'public',
          token,
          contentType: type,
          cacheControlMaxAge: year,
          addRandomSuffix: false, // the name is random already, and by the name it is found again
          abortSignal: AbortSignal.timeout(timeLimitMs),
        }),
      )
      return url
    },

    async read() {
      return null
    },

    async load(name) {
      const { BlobNotFoundError, head } = await sdk()
      const abortSignal = AbortSignal.timeout(timeLimitMs)
      try {
        const { url } = await head(`${folder}/${name}`, { token, abortSignal })
        const response = await fetch(url, { signal: abortSignal })
        if (response.status === 404) return null
        if (!response.ok) throw new Error(`The storage answered ${response.status}.`)
        return new Uint8Array(await response.arrayBuffer())
      } catch (error) {
        if (error instanceof BlobNotFoundError) return null
        throw unavailable(error)
      }
    },

    async remove(name) {
      const { del } = await sdk()
      await reached(del(`${folder}/${name}`, { token, abortSignal: AbortSignal.timeout(timeLimitMs) }))
    },
  }
}

async function reached<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw unavailable(error)
  }
}

const unavailable = (cause: unknown) => new AppError('unavailable', 'avatar.failed', { cause })
