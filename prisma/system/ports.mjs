import { createServer } from 'node:net'
import { UserError } from './project.mjs'

/** Parses PORT, by default 3000. Throws a UserError when it is not a valid port. */
export function parsePort(text) {
  const port = Number(text || 3000)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new UserError(`PORT must be a number from 1 to 65535, and it is "${text}".`)
}

/** Throws a UserError unless this process can listen on the port of that address, by default of all addresses. */
export async function requireFree(port, host) {
  const error = await errorOfListening(port, host)
  if (!error) return
  if (error.code === 'EACCES') {
    throw new UserError(`This user may not listen on port ${port}: choose one above 1023, for example PORT=3000.`)
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    throw new UserError(`HOST must be an address of this machine, and it is "${host}".`)
  }
  throw new UserError(
    `Port ${port} is in use: stop what runs there, or choose another one, for example PORT=${port + 1}.`,
  )
}

/** A free port on 127.0.0.1: the preferred one if it is free. */
export async function freePort(preferred = 0) {
  return (preferred && (await tryPort(preferred, '127.0.0.1'))) || tryPort(0, '127.0.0.1')
}

/** The error of listening on the port, or null when that works. */
function errorOfListening(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', resolve)
    server.listen(port, host, () => server.close(() => resolve(null)))
  })
}

/** The port if it is free, else null. Port 0 stands for any free port. */
function tryPort(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => (error.code === 'EADDRINUSE' || port ? resolve(null) : reject(error)))
    server.listen(port, host, () => {
      const found = server.address().port
      server.close(() => resolve(found))
    })
  })
}
