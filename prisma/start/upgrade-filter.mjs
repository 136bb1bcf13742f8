import { errorBody, noStore } from '../../lib/http/error-response.mjs'

const body = JSON.stringify(errorBody('Bad Request'))
const head = [
  'HTTP/1.1 400 Bad Request',
  'Connection: close',
  'Content-Type: application/json',
  `Content-Length: ${Buffer.byteLength(body)}`,
  `Cache-Control: ${noStore['Cache-Control']}`,
  'X-Content-Type-Options: nosniff',
]

/** The response to the last request of a connection. Node sends the responses of one connection in order. */
const lastResponses = new WeakMap()

/** Remembers the response, so that `rejectUpgrade` can wait for it. */
export function trackResponse(request, response) {
  lastResponses.set(request.socket, response)
}

/** Answers an upgrade request with 400 after the responses to earlier requests on its connection, and closes that. */
export function rejectUpgrade(socket) {
  // The HTTP server no longer listens on this socket, and an error event without a listener would end the process.
  socket.on('error', () => socket.destroy())
  socket.resume()
  const respond = () => socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
  const last = lastResponses.get(socket)
  if (!last || last.writableFinished || last.destroyed) respond()
  else last.once('close', respond)
}
