import type { ActionError } from '@/components/form/error-banner'
import { address, ask } from '@/components/rest/call'
import { messageOf } from '@/components/rest/send'
import type { Translate } from '@/lib/i18n/message'
import type { removePhotoOperation } from '@/lib/photos/operations'

const removePhoto = address<typeof removePhotoOperation>({
  method: 'delete',
  path: '/api/tasks/{taskId}/photos/{photoId}',
})

/** Removes a photo; one that is gone already counts as removed. Returns the error, or null. Never throws. */
export async function dropPhoto(
  t: Translate<'photos'>,
  params: { taskId: string; photoId: string },
): Promise<ActionError | null> {
  const reply = await ask(removePhoto, { params }).catch(() => null)
  if (reply?.ok || reply?.status === 404) return null
  return {
    message: reply ? messageOf(reply, t('removeFailed')) : t('removeFailed'),
    isSignedOut: reply?.status === 401,
  }
}
