import { unstable_isUnrecognizedActionError, unstable_rethrow } from 'next/navigation'
import { isOfflineNow } from '@/components/offline/connection'
import type { Result } from '@/lib/http/result'
import type { Translate } from '@/lib/i18n/message'

/**
 * Calls a server action. If no result comes back (a server error), the error message is `otherwise`; if a new
 * deployment no longer knows the action, the message asks to reload the page; without network it is `offline`.
 */
export async function callAction<T>(
  call: () => Promise<Result<T>>,
  t: Translate<'common'>,
  otherwise: string | ((error: unknown) => string) = t('unknownError'),
  offline = t('offline'),
): Promise<Result<T>> {
  try {
    return await call()
  } catch (error) {
    unstable_rethrow(error)
    if (unstable_isUnrecognizedActionError(error)) return { ok: false, message: t('outdated') }
    if (await isOfflineNow()) return { ok: false, message: offline }
    return { ok: false, message: typeof otherwise === 'string' ? otherwise : otherwise(error) }
  }
}
