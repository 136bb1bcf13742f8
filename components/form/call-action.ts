import { unstable_isUnrecognizedActionError, unstable_rethrow } from 'next/navigation'
import type { Result } from '@/lib/http/result'
import type { Translate } from '@/lib/i18n/message'

/**
 * Calls a server action. When no result comes back (no network, a server that failed) the failure's message is
 * `otherwise`; when the server no longer knows the action, because it was deployed anew, it asks to reload the page.
 */
export async function callAction<T>(
  call: () => Promise<Result<T>>,
  t: Translate<'common'>,
  otherwise: string | ((error: unknown) => string) = t('unknownError'),
): Promise<Result<T>> {
  try {
    return await call()
  } catch (error) {
    unstable_rethrow(error)
    if (unstable_isUnrecognizedActionError(error)) return { ok: false, message: t('outdated') }
    return { ok: false, message: typeof otherwise === 'string' ? otherwise : otherwise(error) }
  }
}
