import 'server-only'
import sharp, { type Sharp } from 'sharp'
import { maxPhotoBytes, photoSide, thumbnailSide } from '@/lib/photos/limits'
import { encodePicture } from '@/lib/pictures/image'

/** The longest side of a photo for a model, in pixels. */
const modelSide = 1024

export type EncodedPhoto = { image: Buffer; thumbnail: Buffer; width: number; height: number }

/** Tried in order until the photo is small enough; the last makes even noise small enough. */
const attempts = [
  { side: photoSide, quality: 80 },
  { side: photoSide, quality: 55 },
  { side: 1024, quality: 45 },
  { side: 640, quality: 40 },
]

/** Re-encodes a photo and its thumbnail as WebP, each within its side. Throws what `encodePicture` throws. */
export function encodePhoto(sent: Uint8Array): Promise<EncodedPhoto> {
  return encodePicture(sent, async (picture) => {
    const { data: image, info } = await smallEnough(picture)
    const thumbnail = await within(sharp(image), thumbnailSide).webp({ quality: 70 }).toBuffer()
    return { image, thumbnail, width: info.width, height: info.height }
  })
}

async function smallEnough(picture: Sharp) {
  const [first, ...others] = attempts.map(
    ({ side, quality }) =>
      (from: Sharp) =>
        within(from, side).webp({ quality }).toBuffer({ resolveWithObject: true }),
  )
  if (!first) throw new Error('There is no attempt.')
  // The later attempts start from the first, so that a large original is decoded once.
  const large = await first(picture)
  let encoded = large
  for (const attempt of others) {
    if (encoded.data.byteLength <= maxPhotoBytes) break
    encoded = await attempt(sharp(large.data))
  }
  return encoded
}

/** A stored photo as JPEG, as large as a model needs it. */
export const jpegForModel = (image: Uint8Array): Promise<Buffer> =>
  within(sharp(image), modelSide).jpeg({ quality: 80 }).toBuffer()

const within = (picture: Sharp, side: number) => picture.resize(side, side, { fit: 'inside', withoutEnlargement: true })
