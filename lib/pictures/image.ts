import 'server-only'
import sharp, { type Sharp } from 'sharp'
import { AppError } from '@/lib/errors'
import { maxPicturePixels, maxPictureSide, pictureGround } from '@/lib/pictures/limits'

const timeLimitSeconds = 15
/** Maximum number of queued pictures; each holds up to 5 MB. */
const longestQueue = 20

// Only these four decoders are enabled, regardless of a file's declared type: formats such as SVG can execute code.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadWebpBuffer',
  ],
})
sharp.cache(false)
sharp.concurrency(1)

let waiting = 0
let last: Promise<unknown> = Promise.resolve()

type Encode<T> = (picture: Sharp) => Promise<T>

/**
 * Re-encodes a picture from its pixels alone, which removes all metadata; `encode` gets it upright and without
 * transparency. Runs one at a time to bound memory. Throws AppError: unsupported when it cannot be fully decoded as
 * PNG, JPEG, GIF or WebP, and says what to do instead with an HEIC picture; too_large past the limits of pixels;
 * unavailable when the queue is full.
 */
export async function encodePicture<T>(sent: Uint8Array, encode: Encode<T>): Promise<T> {
  if (waiting >= longestQueue) throw new AppError('unavailable', 'pictures.busy', { retryAfter: 5 })
  waiting += 1
  const turn = last.then(() => decode(sent, encode))
  last = turn.catch(() => undefined)
  return turn.finally(() => {
    waiting -= 1
  })
}

async function decode<T>(sent: Uint8Array, encode: Encode<T>): Promise<T> {
  const { width, height } = await understood(sent, () => sharp(sent, { limitInputPixels: false }).metadata())
  refuseTooManyPixels(width, height)
  return understood(sent, () =>
    encode(
      sharp(sent, { limitInputPixels: maxPicturePixels, failOn: 'truncated', sequentialRead: true, pages: 1 })
        .autoOrient()
        .flatten({ background: pictureGround })
        .timeout({ seconds: timeLimitSeconds }),
    ),
  )
}

function refuseTooManyPixels(width: number, height: number): void {
  if (width * height > maxPicturePixels)
    throw new AppError('too_large', 'pictures.tooManyPixels', { values: { millions: maxPicturePixels / 1e6 } })
  if (Math.max(width, height) > maxPictureSide)
    throw new AppError('too_large', 'pictures.tooLong', { values: { most: maxPictureSide } })
}

/** The brands in the first box of an HEIC file: the format in which many phones keep their photos. */
const heicBrands = /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/

const isHeic = (sent: Uint8Array) => heicBrands.test(Buffer.from(sent.subarray(4, 12)).toString('latin1'))

async function understood<T>(sent: Uint8Array, decode: () => Promise<T>): Promise<T> {
  try {
    return await decode()
  } catch (error) {
    throw new AppError('unsupported', isHeic(sent) ? 'pictures.heic' : 'pictures.wrongType', { cause: error })
  }
}
