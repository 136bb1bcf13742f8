import { messageOf, parseReply, type Reply } from '@/components/form/send'
import { messages } from '@/lib/messages'

const words = messages.avatar

/**
 * Uploads a picture and shows it on the profile; `onProgress` hears whole percents of what was sent. Throws
 * Error with the words to tell: the server's own where it has any.
 */
export async function changeAvatar(userId: string, file: File, onProgress: (percent: number) => void): Promise<void> {
  const uploaded = await upload(file, onProgress)
  const url = uploaded.ok ? parseReply<{ url?: string }>(uploaded)?.url : undefined
  // TODO i18n: avatar.failed outside of a component or hook: take t as a parameter
  if (!url) throw new Error(uploaded.ok ? words.failed : refusal(uploaded, words.failed))

  const response = await fetch(`/api/users/${userId}/avatar`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ avatar: url }),
  })
  const linked = { ok: response.ok, status: response.status, text: await response.text() }
  // TODO i18n: avatar.linkFailed outside of a component or hook: take t as a parameter
  if (!linked.ok) throw new Error(refusal(linked, words.linkFailed))
}

/** The server's words, and what it says of the picture in particular. */
function refusal(reply: Reply, otherwise: string): string {
  const detail = parseReply<{ fields?: { avatar?: string[] } }>(reply)?.fields?.avatar?.[0]
  const message = messageOf(reply, otherwise)
  return detail && detail !== message ? `${message}. ${detail}` : message
}

// fetch does not tell how much of a body has been sent.
function upload(file: File, onProgress: (percent: number) => void): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/upload/avatar')
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(Math.round((loaded / total) * 100))
    }
    request.onload = () => {
      resolve({ ok: request.status >= 200 && request.status < 300, status: request.status, text: request.responseText })
    }
    // TODO i18n: avatar.problem outside of a component or hook: take t as a parameter
    request.onerror = request.ontimeout = () => reject(new Error(words.problem))
    const form = new FormData()
    form.set('avatar', file)
    request.send(form)
  })
}
