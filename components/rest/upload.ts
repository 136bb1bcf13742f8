import type { Reply } from '@/components/rest/send'

type Upload = {
  path: string
  /** The name of the file's field. */
  field: string
  file: Blob
  /** Called with the sent share in whole percent. */
  onProgress: (percent: number) => void
}

/** How long an upload may take, in milliseconds. */
const longestMs = 3 * 60_000

/** Sends a file as a form. Throws TypeError when the network fails or the upload takes longer than three minutes. */
export function upload({ path, field, file, onProgress }: Upload): Promise<Reply> {
  // Uses XMLHttpRequest because fetch does not report upload progress.
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.timeout = longestMs
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(Math.round((loaded / total) * 100))
    }
    request.onload = () => {
      resolve({ ok: request.status >= 200 && request.status < 300, status: request.status, text: request.responseText })
    }
    request.onerror = request.ontimeout = () => reject(new TypeError('The network failed.'))
    const form = new FormData()
    form.set(field, file)
    request.send(form)
  })
}
