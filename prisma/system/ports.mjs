import { createServer } from 'node:net'
import { Refusal } from './project.mjs'

/** The port PORT asks for, by default 3000. Throws a Refusal when it is not a port. */
export function portFrom(text) {
  const port = Number(text || 3000)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Refusal(`PORT must be a number from 1 to 65535, and it is "${text}".`)
}

/** Throws a Refusal when the port of that address, by default of all, cannot be listened on. */
export async function requireFree(port, host) {
  const error = await failureToListen(port, host)
  if (!error) return
  if (error.code === 'EACCES') {
    throw new Refusal(`This user may not listen on port ${port}: choose one above 1023, for example PORT=3000.`)
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    throw new Refusal(`HOST must be an address of this machine, and it is "${host}".`)
  }
  throw new Refusal(
    `Port ${port} is in use: stop what runs there, or choose another one, for example PORT=${port + 1}.`,
  )
}

/** A port of this machine that nothing listens on: the preferred one if it can be had. */
export async function freePort(preferred = 0) {
  return (preferred && (await listens(preferred, '127.0.0.1'))) || listens(0, '127.0.0.1')
}

/** Why the port cannot be listened on just now, or null when it can. */
function failureToListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', resolve)
    server.listen(port, host, () => server.close(() => resolve(null)))
  })
}

/** The port, when it could be listened on just now; null when it is taken. */
function listens(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => (error.code === 'EADDRINUSE' || port ? resolve(null) : reject(error)))
    server.listen(port, host, () => {
      const found = server.address().port
      server.close(() => resolve(found))
    })
  })
}
