import { maxAvatarBytes } from '@/lib/avatars/file'
import { AppError } from '@/lib/errors'

/** Boundaries, headers and other fields around the picture. */
const overhead = 64 * 1024
/** What is still read, and thrown away, of a body that is too large: a program that is cut off hears no answer. */
const patience = 32 * 1024 * 1024

/**
 * The picture in the field `avatar` of a multipart body. Throws AppError: too_large past 5 MB, also when the body
 * comes in chunks or lies about its length, unsupported when there is no such field or no such body.
 */
export async function readAvatarForm(request: Request): Promise<Uint8Array> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new AppError('unsupported', 'avatar.wrongType')
  const file = await fileIn(await readBytes(request), type)
  if (file.size > maxAvatarBytes) throw new AppError('too_large', 'avatar.tooLarge')
  return new Uint8Array(await file.arrayBuffer())
}

async function readBytes(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const chunk = part.value as Uint8Array
    size += chunk.byteLength
    if (size <= maxAvatarBytes + overhead) chunks.push(chunk)
    else chunks.length = 0
    if (size > patience) {
      await reader?.cancel().catch(() => undefined)
      break
    }
  }
  if (size > maxAvatarBytes + overhead) throw new AppError('too_large', 'avatar.tooLarge')
  return new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer())
}

async function fileIn(body: Uint8Array<ArrayBuffer>, type: string): Promise<File> {
  const form = await new Response(body, { headers: { 'Content-Type': type } }).formData().catch(() => null)
  const file = form?.get('avatar')
  if (!file || typeof file === 'string') throw new AppError('unsupported', 'avatar.wrongType')
  return file
}
