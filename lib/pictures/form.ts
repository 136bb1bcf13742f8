import { AppError } from '@/lib/errors'
import { readBounded } from '@/lib/http/bounded'
import { maxPictureBytes } from '@/lib/pictures/limits'

/** Allowance for boundaries, headers and other fields, in bytes. */
const overhead = 64 * 1024
/** Bytes of an oversized body that are read and discarded. */
const discarded = 32 * 1024 * 1024

/**
 * Reads the picture in this field of a multipart body. Throws AppError: too_large past 5 MB, including for chunked
 * bodies and wrong Content-Length headers, unsupported without such a field or body.
 */
export const readPictureForm =
  (field: string) =>
  async (request: Request): Promise<Uint8Array> => {
    const type = request.headers.get('content-type') ?? ''
    if (!/^multipart\/form-data\s*;/i.test(type)) throw new AppError('unsupported', 'pictures.wrongType')
    const body = await readBounded(request.body, maxPictureBytes + overhead, discarded)
    if (!body) throw new AppError('too_large', 'pictures.tooLarge')
    const file = await fileIn(body, type, field)
    if (file.size > maxPictureBytes) throw new AppError('too_large', 'pictures.tooLarge')
    return new Uint8Array(await file.arrayBuffer())
  }

async function fileIn(body: Uint8Array<ArrayBuffer>, type: string, field: string): Promise<File> {
  const form = await new Response(body, { headers: { 'Content-Type': type } }).formData().catch(() => null)
  const file = form?.get(field)
  if (!file || typeof file === 'string') throw new AppError('unsupported', 'pictures.wrongType')
  return file
}
