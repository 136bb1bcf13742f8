import { Agent, get } from 'node:http'

export type Load = { latencies: number[]; seconds: number }
export type Figures = { rate: number; p50: number; p99: number }

/** Ends after a time, or after a number of requests. */
type Work = { url: string; cookie: string; connections: number } & ({ milliseconds: number } | { requests: number })

/**
 * Sends requests over that many connections, each as soon as the previous one is answered. Every connection sends two
 * at least. Throws when an answer is not 200.
 */
export async function load({ url, cookie, connections, ...end }: Work): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const latencies: number[] = []
  const begun = performance.now()
  let asked = 0
  const isOver = () => ('requests' in end ? asked >= end.requests : performance.now() - begun >= end.milliseconds)
  const work = async () => {
    for (let sent = 0; sent < 2 || !isOver(); sent += 1) {
      asked += 1
      const sentAt = performance.now()
      await request(url, cookie, agent)
      latencies.push(performance.now() - sentAt)
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, work))
    return { latencies, seconds: (performance.now() - begun) / 1000 }
  } finally {
    agent.destroy()
  }
}

/** Figures of several runs taken together; latencies in milliseconds, the rate in requests per second. */
export function figuresOf(loads: readonly Load[]): Figures {
  const latencies = loads.flatMap((each) => each.latencies).sort((one, other) => one - other)
  const at = (share: number) => latencies[Math.floor(share * (latencies.length - 1))] ?? 0
  const seconds = loads.reduce((sum, each) => sum + each.seconds, 0)
  return { rate: latencies.length / seconds, p50: at(0.5), p99: at(0.99) }
}

function request(url: string, cookie: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = get(url, { agent, headers: { cookie, 'accept-encoding': 'gzip' } }, (response) => {
      response.resume()
      response.once('error', reject)
      response.once('end', () => {
        if (response.statusCode === 200) resolve()
        else reject(new Error(`${url} answered ${response.statusCode}.`))
      })
    })
    sent.once('error', reject)
  })
}
