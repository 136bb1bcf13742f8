import type { PageChoice } from '@/lib/http/keyset'

/** The search parameters of a page; the first one needs none. */
export function pageParameters({ page, after = '', before = '' }: PageChoice): Record<string, string | number> {
  return page > 1 ? { page, after, before } : {}
}
