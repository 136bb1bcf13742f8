import { address, answerIn, ask, remote } from '@/components/rest/call'
import { messageOf, type Reply } from '@/components/rest/send'
import { upload, uploadError } from '@/components/rest/upload'
import type { ActionError } from '@/components/form/error-banner'
import type { Translate } from '@/lib/i18n/message'
import type { PhotoView } from '@/lib/photos/json'
import type { addPhotoOperation, removePhotoOperation } from '@/lib/photos/operations'
import { shrinkPhoto } from './shrink-photo'

type T = Translate<'photos'>
type Outcome<Value> = { value: Value } | { error: ActionError }

const addPhoto = remote<typeof addPhotoOperation>({
  method: 'post',
  path: '/api/tasks/{taskId}/photos',
  load: async () => (await import('@/lib/photos/operations')).addPhotoOperation,
})
const removePhoto = address<typeof removePhotoOperation>({
  method: 'delete',
  path: '/api/tasks/{taskId}/photos/{photoId}',
})

type Sent = { taskId: string; file: File; onProgress: (percent: number) => void }

/** Sends a photo; never throws. */
export async function sendPhoto(t: T, { taskId, file, onProgress }: Sent): Promise<Outcome<PhotoView>> {
  const path = addPhoto.path.replace('{taskId}', taskId)
  const reply = await upload({ path, field: 'photo', file: await shrinkPhoto(file), onProgress }).catch(() => null)
  const value = reply && (await answerIn(addPhoto, reply))
  if (value) return { value }
  return { error: errorOf(reply, reply && !reply.ok ? uploadError(reply, 'photo', t('failed')) : t('failed')) }
}

/** Removes a photo; one that is gone already counts as removed. Never throws. */
export async function dropPhoto(t: T, params: { taskId: string; photoId: string }): Promise<Outcome<null>> {
  const reply = await ask(removePhoto, { params }).catch(() => null)
  if (reply?.ok || reply?.status === 404) return { value: null }
  return { error: errorOf(reply, reply ? messageOf(reply, t('removeFailed')) : t('removeFailed')) }
}

const errorOf = (reply: Reply | null, message: string): ActionError => ({
  message,
  isSignedOut: reply?.status === 401,
})
