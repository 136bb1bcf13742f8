import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

export type SmtpFake = Awaited<ReturnType<typeof startSmtpFake>>
/** How the fake fails: by an answer to the message, or by not answering it. */
export type SmtpError = { status: number; text: string } | 'silent'

const smtpUser = 'laurel'
export const smtpPassword = 'smtp-fake-password'
const credentials = Buffer.from(`\0${smtpUser}\0${smtpPassword}`).toString('base64')

/** The part of an SMTP server that sending needs, in memory and without TLS: AUTH PLAIN, MAIL, RCPT and DATA. */
export async function startSmtpFake() {
  const received: { from: string; to: string[]; data: string }[] = []
  const sockets = new Set<Socket>()
  const state = { received, error: null as SmtpError | null, url: '', wrongUrl: '', stop: async () => {} }

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
    const say = (line: string) => socket.write(`${line}\r\n`)
    let mail = { from: '', to: [] as string[], data: '' }
    let isData = false
    let buffer = ''

    function finish() {
      isData = false
      const { error } = state
      if (error === 'silent') return
      if (error) return say(`${error.status} ${error.text}`)
      received.push(mail)
      mail = { from: '', to: [], data: '' }
      say('250 2.0.0 Queued as 42')
    }

    function take(line: string) {
      if (isData) {
        if (line === '.') return finish()
        mail.data += `${line.replace(/^\.\./, '.')}\n`
        return
      }
      const word = line.slice(0, 4).toUpperCase()
      if (word === 'EHLO') return say('250-fake\r\n250 AUTH PLAIN')
      if (word === 'AUTH') {
        return say(line.endsWith(credentials) ? '235 2.7.0 Accepted' : '535 5.7.8 Wrong name or password')
      }
      if (word === 'MAIL') mail.from = /<([^>]*)>/.exec(line)?.[1] ?? ''
      if (word === 'RCPT') {
        const to = /<([^>]*)>/.exec(line)?.[1] ?? ''
        if (to.endsWith('@refused.example')) return say('550 5.1.1 No such user')
        mail.to.push(to)
      }
      if (word === 'DATA') {
        isData = true
        return say('354 Go on')
      }
      if (word === 'QUIT') return socket.end('221 Bye\r\n')
      say('250 OK')
    }

    say('220 fake ESMTP')
    socket.on('data', (part) => {
      buffer += part.toString()
      const lines = buffer.split('\r\n')
      buffer = lines.pop() ?? ''
      for (const line of lines) take(line)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  state.url = `smtp://${smtpUser}:${smtpPassword}@127.0.0.1:${port}`
  state.wrongUrl = `smtp://${smtpUser}:wrong@127.0.0.1:${port}`
  state.stop = () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  return state
}
