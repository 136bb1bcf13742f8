import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export type DatabaseGate = { url: string; shut: () => Promise<void>; open: () => Promise<void> }

/** A proxy in front of a database that can be shut: it closes connections and refuses new ones. */
export async function startDatabaseGate(databaseUrl: string): Promise<DatabaseGate> {
  const { hostname, port } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const database = connect(Number(port), hostname)
    for (const [from, to] of [[client, database] as const, [database, client] as const]) {
      sockets.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      from.pipe(to)
    }
  })
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
  await listen(0)
  const { port: own } = server.address() as AddressInfo
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(own)
  const shut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  return { url: url.toString(), shut, open: () => listen(own) }
}
