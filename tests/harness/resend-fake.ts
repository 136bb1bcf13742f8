import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ResendFake = Awaited<ReturnType<typeof startResendFake>>
type Received = {
  headers: IncomingHttpHeaders
  body: { from: string; to: string[]; subject: string; html: string; text: string }
}

/** The API key of a fictitious account. */
export const resendKey = 're_fake_key'

/** How the fake fails: with a status and body, with text that is not JSON, or by not responding. */
export type ResendError = { status: number; body: unknown } | { text: string } | 'silent' | 'nameless'

/** The part of Resend's API that the SDK uses: POST /emails, in memory. */
export async function startResendFake() {
  const received: Received[] = []
  const state = {
    received,
    error: null as ResendError | null,
    /** Called once an e-mail was accepted, before that is answered. */
    onReceived: null as (() => void) | null,
    url: '',
    stop: async () => {},
  }

  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const answer = (status: number, body: unknown) =>
        response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
      const { error } = state
      if (error === 'silent') return
      if (request.method !== 'POST' || request.url !== '/emails')
        return answer(404, { statusCode: 404, name: 'not_found', message: 'Not found' })
      if (request.headers.authorization !== `Bearer ${resendKey}`) {
        return answer(401, { statusCode: 401, name: 'invalid_api_key', message: 'API key is invalid' })
      }
      if (error && error !== 'nameless') {
        if ('text' in error) return response.writeHead(502, { 'Content-Type': 'text/html' }).end(error.text)
        return answer(error.status, error.body)
      }
      const body = JSON.parse(Buffer.concat(parts).toString()) as Received['body']
      if (body.to[0]?.endsWith('@refused.example'))
        return answer(422, { statusCode: 422, name: 'validation_error', message: 'No such domain' })
      received.push({ headers: request.headers, body })
      state.onReceived?.()
      answer(200, error === 'nameless' ? {} : { id: `fake-${received.length}` })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  state.stop = () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections())
  return state
}
