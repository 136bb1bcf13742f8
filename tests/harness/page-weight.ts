import { gzipSync } from 'node:zlib'

/** Bytes of gzip of an empty Next page's script, as `npm run bench` measures it in a browser. */
export const emptyPageScript = 135_353

/**
 * The addresses of the script files that a page's HTML names, in tags or for hydration, without those for old browsers.
 */
export function scriptsOf(html: string): string[] {
  const tags = html.match(/<script\b[^>]*>/g) ?? []
  const isOld = (file: string) => tags.some((tag) => tag.includes(file) && /\bnomodule\b/i.test(tag))
  const named = html.match(/\/_next\/static\/chunks\/[\w.~%/()[\]-]+?\.js/g) ?? []
  return [...new Set(named)].filter((file) => !isOld(file)).sort()
}

/** Bytes of a text as gzip. */
export const gzipped = (text: string): number => gzipSync(text).length
