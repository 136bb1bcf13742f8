/** For how long the copy of a page is shown, in milliseconds: 7 days. */
export const copyMs = 7 * 24 * 60 * 60 * 1000

const timeHeader = 'x-kept-at'
const owner = /<[a-z]+ [^<>]*\bdata-kept-for="([0-9a-f-]{36})"/
const file = /\/_next\/static\/[\w.~%/()[\]-]+?\.(?:js|css|woff2)/g

/** Headers that describe the transfer instead of the document. */
const transferHeaders = ['content-encoding', 'content-length', 'transfer-encoding', 'vary', 'link', 'cache-control']

/** The user whose page this is, as `KeptPage` says; null for a page that must not be copied. */
export function ownerOf(html: string): string | null {
  return owner.exec(html)?.[1] ?? null
}

/** The static files that a page names. */
export function filesOf(html: string): string[] {
  return [...new Set(html.match(file) ?? [])]
}

/**
 * A copy of a page that says from when it is. The policy header is copied with the page, because it holds the nonce of
 * the page's scripts.
 */
export function copyOf(html: string, { headers }: Pick<Response, 'headers'>, now: Date): Response {
  const time = now.toISOString()
  const copied = new Headers(headers)
  for (const name of transferHeaders) copied.delete(name)
  copied.set(timeHeader, time)
  return new Response(html.replace(/<html(?=[ >])/, `<html data-kept-at="${time}"`), { headers: copied })
}

/** The age of a copy in milliseconds. */
export function ageOf(copy: Response, now: Date): number {
  return now.getTime() - Date.parse(copy.headers.get(timeHeader) ?? '')
}
