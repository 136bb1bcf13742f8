import { address, answerIn, ask, remote } from '@/components/rest/call'
import { messageOf, partOf, type Reply } from '@/components/rest/send'
import type { setAvatarOperation, uploadAvatarOperation } from '@/lib/avatars/operations'
import type { Translate } from '@/lib/i18n/message'

type T = Translate<'avatar'>

const uploadAvatar = remote<typeof uploadAvatarOperation>({
  method: 'post',
  path: '/api/upload/avatar',
  load: async () => (await import('@/lib/avatars/operations')).uploadAvatarOperation,
})

const setAvatar = address<typeof setAvatarOperation>({ method: 'patch', path: '/api/users/{userId}/avatar' })

/**
 * Uploads a picture and sets it as the avatar; `onProgress` gets the uploaded share in whole percent. Throws Error
 * with the message to show: the server's own if it sent one.
 */
export async function changeAvatar(
  t: T,
  userId: string,
  file: File,
  onProgress: (percent: number) => void,
): Promise<void> {
  const uploaded = await upload(t, file, onProgress)
  const url = (await answerIn(uploadAvatar, uploaded))?.url
  if (!url) throw new Error(uploaded.ok ? t('failed') : errorOf(uploaded, t('failed')))

  const linked = await ask(setAvatar, { params: { userId }, body: { avatar: url } })
  if (!linked.ok) throw new Error(errorOf(linked, t('linkFailed')))
}

/** The server's error, with what it says about the picture. */
function errorOf(reply: Reply, otherwise: string): string {
  const { avatar } = (partOf(reply, 'fields') ?? {}) as { avatar?: unknown[] }
  const detail = avatar?.[0]
  const message = messageOf(reply, otherwise)
  return detail && detail !== message ? `${message}. ${detail}` : message
}

// Uses XMLHttpRequest because fetch does not report upload progress.
function upload(t: T, file: File, onProgress: (percent: number) => void): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', uploadAvatar.path)
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(Math.round((loaded / total) * 100))
    }
    request.onload = () => {
      resolve({ ok: request.status >= 200 && request.status < 300, status: request.status, text: request.responseText })
    }
    request.onerror = request.ontimeout = () => reject(new Error(t('uploadError')))
    const form = new FormData()
    form.set('avatar', file)
    request.send(form)
  })
}
