import { pathOf } from '@/components/rest/ask'
import { answerIn, remote } from '@/components/rest/call'
import { errorMessageOf, type Reply } from '@/components/rest/send'
import { upload } from '@/components/rest/upload'
import type { ActionError } from '@/components/form/error-banner'
import type { Translate } from '@/lib/i18n/message'
import type { PhotoView } from '@/lib/photos/json'
import type { addPhotoOperation } from '@/lib/photos/operations'
import { shrinkPhoto } from './shrink-photo'

type T = Translate<'photos'>
/** `isLost`: no answer came, so the photo may be stored. */
type Outcome<Value> = { value: Value } | { error: ActionError; isLost: boolean }

const addPhoto = remote<typeof addPhotoOperation>({
  method: 'post',
  path: '/api/tasks/{taskId}/photos',
  load: async () => (await import('@/lib/photos/operations')).addPhotoOperation,
})
type Sent = { taskId: string; file: File; onProgress: (percent: number) => void }

/** Sends a photo; never throws. */
export async function sendPhoto(t: T, { taskId, file, onProgress }: Sent): Promise<Outcome<PhotoView>> {
  const path = pathOf(addPhoto, { taskId })
  const reply = await upload({ path, field: 'photo', file: await shrinkPhoto(file), onProgress }).catch(() => null)
  const value = reply && (await answerIn(addPhoto, reply))
  if (value) return { value }
  const message = reply && !reply.ok ? errorMessageOf(reply, t('failed')) : t('failed')
  return { error: errorOf(reply, message), isLost: reply === null }
}

const errorOf = (reply: Reply | null, message: string): ActionError => ({
  message,
  isSignedOut: reply?.status === 401,
})
