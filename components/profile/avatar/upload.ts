import { address, answerIn, ask, remote } from '@/components/rest/call'
import { upload, uploadError } from '@/components/rest/upload'
import type { setAvatarOperation, uploadAvatarOperation } from '@/lib/avatars/operations'
import type { Translate } from '@/lib/i18n/message'

const uploadAvatar = remote<typeof uploadAvatarOperation>({
  method: 'post',
  path: '/api/upload/avatar',
  load: async () => (await import('@/lib/avatars/operations')).uploadAvatarOperation,
})

const setAvatar = address<typeof setAvatarOperation>({ method: 'patch', path: '/api/users/{userId}/avatar' })

/**
 * Uploads a picture and sets it as the avatar; `onProgress` gets the uploaded share in whole percent. Throws Error
 * with the message to show: the server's own if it sent one. Throws TypeError without network.
 */
export async function changeAvatar(
  t: Translate<'avatar'>,
  userId: string,
  file: File,
  onProgress: (percent: number) => void,
): Promise<void> {
  const uploaded = await upload({ path: uploadAvatar.path, field: 'avatar', file, onProgress })
  const url = (await answerIn(uploadAvatar, uploaded))?.url
  if (!url) throw new Error(uploaded.ok ? t('failed') : uploadError(uploaded, 'avatar', t('failed')))

  const linked = await ask(setAvatar, { params: { userId }, body: { avatar: url } })
  if (!linked.ok) throw new Error(uploadError(linked, 'avatar', t('linkFailed')))
}
