import { readAvatar } from '@/lib/avatars/queries'
import { failed } from '@/lib/http/route'

type Context = { params: Promise<{ name: string }> }

const headers = {
  'Content-Type': 'image/webp',
  'X-Content-Type-Options': 'nosniff',
  'Content-Disposition': 'inline; filename="avatar.webp"',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // The content of a file name never changes.
  'Cache-Control': 'private, max-age=31536000, immutable',
}

export async function GET(_request: Request, { params }: Context) {
  try {
    const bytes = await readAvatar((await params).name)
    return new Response(new Uint8Array(bytes), { headers: { ...headers, 'Content-Length': String(bytes.byteLength) } })
  } catch (error) {
    return failed(error)
  }
}
