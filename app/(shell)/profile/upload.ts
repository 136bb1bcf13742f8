import { messageOf, parseReply, type Reply } from '@/components/form/send'
import type { Translate } from '@/lib/i18n/message'

type T = Translate<'avatar'>

/**
 * Uploads a picture and shows it on the profile; `onProgress` hears whole percents of what was sent. Throws
 * Error with the words to tell: the server's own where it has any.
 */
export async function changeAvatar(
  t: T,
  userId: string,
  file: File,
  onProgress: (percent: number) => void,
): Promise<void> {
  const uploaded = await upload(t, file, onProgress)
  const url = uploaded.ok ? parseReply<{ url?: string }>(uploaded)?.url : undefined
  if (!url) throw new Error(uploaded.ok ? t('failed') : refusal(uploaded, t('failed')))

  const response = await fetch(`/api/users/${userId}/avatar`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ avatar: url }),
  })
  const linked = { ok: response.ok, status: response.status, text: await response.text() }
  if (!linked.ok) throw new Error(refusal(linked, t('linkFailed')))
}

/** The server's words, and what it says of the picture in particular. */
function refusal(reply: Reply, otherwise: string): string {
  const detail = parseReply<{ fields?: { avatar?: string[] } }>(reply)?.fields?.avatar?.[0]
  const message = messageOf(reply, otherwise)
  return detail && detail !== message ? `${message}. ${detail}` : message
}

// fetch does not tell how much of a body has been sent.
function upload(t: T, file: File, onProgress: (percent: number) => void): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/upload/avatar')
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(Math.round((loaded / total) * 100))
    }
    request.onload = () => {
      resolve({ ok: request.status >= 200 && request.status < 300, status: request.status, text: request.responseText })
    }
    request.onerror = request.ontimeout = () => reject(new Error(t('problem')))
    const form = new FormData()
    form.set('avatar', file)
    request.send(form)
  })
}
