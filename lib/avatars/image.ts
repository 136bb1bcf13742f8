import 'server-only'
import { encodePicture } from '@/lib/pictures/image'

/** Side of the stored square, in pixels: four times the largest size shown. */
const side = 512

/** Re-encodes a picture as a square WebP. Throws what `encodePicture` throws. */
export const encodeAvatar = (sent: Uint8Array): Promise<Buffer> =>
  encodePicture(sent, (picture) => picture.resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).toBuffer())
