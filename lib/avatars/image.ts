import 'server-only'
import sharp from 'sharp'
import { avatarGround, maxAvatarPixels } from '@/lib/avatars/file'
import { AppError } from '@/lib/errors'
import { messageOf } from '@/lib/i18n/message'

/** Side of the stored square, in pixels: four times the largest size shown. */
const side = 512
const timeLimitSeconds = 15
/** Maximum number of queued pictures; each holds up to 5 MB. */
const longestQueue = 20

// Only these four decoders are enabled, whatever type a file declares: formats such as SVG and PDF can execute code.
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

/**
 * Re-encodes a picture as a new square WebP from its pixels alone, which removes all metadata. Runs one at a time to
 * bound memory. Throws AppError: unsupported when it cannot be fully decoded as PNG, JPEG, GIF or WebP, too_large past
 * the pixel limit, unavailable when the queue is full.
 */
export async function encodeAvatar(sent: Uint8Array): Promise<Buffer> {
  if (waiting >= longestQueue) throw new AppError('unavailable', 'avatar.busy', { retryAfter: 5 })
  waiting += 1
  const turn = last.then(() => encode(sent))
  last = turn.catch(() => undefined)
  return turn.finally(() => {
    waiting -= 1
  })
}

async function encode(sent: Uint8Array): Promise<Buffer> {
  const { width, height } = await understood(() => sharp(sent, { limitInputPixels: false }).metadata())
  if (width * height > maxAvatarPixels) {
    throw new AppError('too_large', 'avatar.tooLarge', {
      fields: { avatar: [messageOf('avatar.tooManyPixels', { millions: maxAvatarPixels / 1e6 })] },
    })
  }
  return understood(() =>
    sharp(sent, { limitInputPixels: maxAvatarPixels, failOn: 'truncated', sequentialRead: true, pages: 1 })
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .flatten({ background: avatarGround })
      .webp({ quality: 82 })
      .timeout({ seconds: timeLimitSeconds })
      .toBuffer(),
  )
}

async function understood<T>(decode: () => Promise<T>): Promise<T> {
  try {
    return await decode()
  } catch (error) {
    throw new AppError('unsupported', 'avatar.wrongType', { cause: error })
  }
}
