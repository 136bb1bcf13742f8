import { callAction } from '@/components/form/call-action'
import type { ActionError } from '@/components/form/error-banner'
import type { Translate } from '@/lib/i18n/message'
import { removePhotoAction } from './actions'

type Translators = { t: Translate<'photos'>; tCommon: Translate<'common'> }

/** Removes a photo; one that is gone already counts as removed. Returns the error, or null. Never throws. */
export async function dropPhoto(
  { t, tCommon }: Translators,
  input: { taskId: string; photoId: string },
): Promise<ActionError | null> {
  const result = await callAction(() => removePhotoAction(input), tCommon, t('removeFailed'), t('removeFailed'))
  return result.ok || result.isGone ? null : result
}
