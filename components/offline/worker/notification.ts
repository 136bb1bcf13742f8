import { fieldsOf } from '@/lib/record'

/** A reminder as the server sends it to a browser. */
type PushContent = {
  title: string
  body: string
  /** The page that it opens. */
  path: string
  /** Whose reminder it is. */
  memberId: string
  locale: string
  /** Replaces a shown reminder with the same tag. */
  tag: string
}

const names = ['title', 'body', 'path', 'memberId', 'locale', 'tag'] as const

const isPushContent = (content: unknown): content is PushContent =>
  names.every((name) => typeof fieldsOf(content)[name] === 'string')

/** Reads a message; null for anything else than a reminder. */
export function readPush(text: string): PushContent | null {
  try {
    const content: unknown = JSON.parse(text)
    return isPushContent(content) ? content : null
  } catch {
    return null
  }
}

/** Whether a reminder may be shown in a browser; `viewer` is the cookie's user, blank where that is not known. */
export function isFor({ memberId }: PushContent, viewer: string): boolean {
  return viewer === '' || viewer === memberId
}

/** The address of a page of this site; the dashboard for any other. */
export function pageAddress(path: unknown, origin: string): string {
  const address = typeof path === 'string' && URL.canParse(path, origin) ? new URL(path, origin) : null
  return address?.origin === origin ? address.href : new URL('/dashboard', origin).href
}
