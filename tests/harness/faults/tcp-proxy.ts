import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * How the proxy treats connections: it passes bytes on; delays them; resets connections; accepts them and answers
 * nothing; or ends only its own direction towards the client, which may go on writing to nobody.
 */
export const faults = ['none', 'latency', 'reset', 'black-hole', 'half-closed'] as const
export type Fault = (typeof faults)[number]

export type TcpProxy = {
  port: number
  /** Applies to open and new connections. Leaving a fault that broke connections closes those. */
  setFault(fault: Fault): void
  /** Calls back once, before the proxy passes on the given number of further chunks from clients to the server. */
  atChunk(count: number, then: () => void): void
  stop(): Promise<void>
}

const latencyMs = 100

/** A TCP proxy on loopback in front of the port that `target` returns for each new connection. */
export async function startTcpProxy(target: () => number): Promise<TcpProxy> {
  let fault: Fault = 'none'
  let countdown: { left: number; then: () => void } | undefined
  const pairs = new Set<readonly [Socket, Socket]>()

  const isBreaking = () => fault !== 'none' && fault !== 'latency'
  const close = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy()
    pairs.clear()
  }
  const server = createServer({ allowHalfOpen: true }, (client) => {
    if (fault === 'reset') return void client.resetAndDestroy()
    const upstream = connect({ port: target(), host: '127.0.0.1', allowHalfOpen: true })
    const pair = [client, upstream] as const
    pairs.add(pair)
    const pass = (from: Socket, to: Socket) => {
      const whenDue = (work: () => void) => (fault === 'latency' ? void setTimeout(work, latencyMs) : work())
      from.on('data', (chunk) => {
        if (from === client) count()
        if (isBreaking()) return
        whenDue(() => to.writable && to.write(chunk))
      })
      from.on('end', () => !isBreaking() && whenDue(() => to.end()))
      from.on('error', () => to.destroy())
      from.on('close', () => {
        pairs.delete(pair)
        if (fault !== 'black-hole' || from === client) to.destroy()
      })
    }
    pass(client, upstream)
    pass(upstream, client)
    if (fault === 'half-closed') client.end()
  })

  function count() {
    if (!countdown) return
    countdown.left -= 1
    if (countdown.left > 0) return
    const { then } = countdown
    countdown = undefined
    then()
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    setFault(next) {
      if (isBreaking()) close()
      fault = next
      if (fault === 'reset') for (const [client] of pairs) client.resetAndDestroy()
      if (fault === 'half-closed') for (const [client] of pairs) client.end()
    },
    atChunk: (left, then) => (countdown = { left, then }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        close()
      }),
  }
}
