import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export type QueryCounter = { url: string; count: () => number; stop: () => Promise<void> }

const typeBytes = 1
const lengthBytes = 4

/**
 * A proxy in front of a database that counts the statements sent through it: messages `Query` and `Execute` of
 * PostgreSQL's protocol.
 */
export async function startQueryCounter(databaseUrl: string): Promise<QueryCounter> {
  const { hostname, port } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let count = 0
  const server = createServer((client) => {
    const database = connect(Number(port), hostname)
    const messages = messageReader((type) => {
      if (type === 'Q' || type === 'E') count += 1
    })
    for (const [from, to] of [[client, database] as const, [database, client] as const]) {
      sockets.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      from.pipe(to)
    }
    client.on('data', messages)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  return { url: url.toString(), count: () => count, stop }
}

/** Reports the type of each message of a connection; the first message has none. */
function messageReader(report: (type: string) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0)
  let isFirst = true
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const head = isFirst ? 0 : typeBytes
      if (rest.length < head + lengthBytes) return
      const end = head + rest.readUInt32BE(head)
      if (rest.length < end) return
      if (!isFirst) report(String.fromCharCode(rest[0] ?? 0))
      isFirst = false
      rest = rest.subarray(end)
    }
  }
}
