import { photoSide } from '@/lib/photos/limits'
import { pictureGround, pictureTypes } from '@/lib/pictures/limits'

/**
 * The photo as small as it will be stored, so that a slow connection sends a tenth of it and where it was taken never
 * leaves the device; the file itself where the browser cannot decode it.
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return file
  const scale = Math.min(1, photoSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = pictureGround
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  }
  picture.close()
  const shrunk = context && (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9)))
  const isSent = shrunk && (shrunk.size < file.size || !pictureTypes.includes(file.type))
  return isSent ? shrunk : file
}
