import { callAction } from '@/components/form/call-action'
import { answerIn, remote } from '@/components/rest/call'
import { errorMessageOf } from '@/components/rest/send'
import { upload } from '@/components/rest/upload'
import type { uploadAvatarOperation } from '@/lib/avatars/operations'
import type { Translate } from '@/lib/i18n/message'
import { setAvatarAction } from './actions'

const uploadAvatar = remote<typeof uploadAvatarOperation>({
  method: 'post',
  path: '/api/upload/avatar',
  load: async () => (await import('@/lib/avatars/operations')).uploadAvatarOperation,
})

type Translators = { t: Translate<'avatar'>; tCommon: Translate<'common'> }

/**
 * Uploads a picture and sets it as the avatar; `onProgress` gets the uploaded share in whole percent. Throws Error
 * with the message to show: the server's own if it sent one. Throws TypeError without network.
 */
export async function changeAvatar(
  { t, tCommon }: Translators,
  userId: string,
  file: File,
  onProgress: (percent: number) => void,
): Promise<void> {
  const uploaded = await upload({ path: uploadAvatar.path, field: 'avatar', file, onProgress })
  const url = (await answerIn(uploadAvatar, uploaded))?.url
  if (!url) throw new Error(uploaded.ok ? t('failed') : errorMessageOf(uploaded, t('failed')))

  const otherwise = (error: unknown) => (error instanceof TypeError ? t('uploadError') : t('linkFailed'))
  const set = () => setAvatarAction({ userId, avatar: url })
  const linked = await callAction(set, tCommon, otherwise, t('uploadError'))
  if (!linked.ok) throw new Error(linked.message || t('linkFailed'))
}
