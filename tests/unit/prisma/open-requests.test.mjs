import { once } from 'node:events'
import { OpenRequests } from '../../../prisma/start/open-requests.mjs'
import { createFilteredServer } from '../../../prisma/start/request-filter.mjs'

const servers = []
afterAll(() => servers.forEach((server) => server.close().closeAllConnections()))

/** A server that answers when `finish` is called. */
async function listen(openRequests) {
  const responses = []
  const server = createFilteredServer((_, response) => void responses.push(response), undefined, openRequests)
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const begun = () => once(server, 'request')
  const address = `http://127.0.0.1:${server.address().port}`
  return { address, begun, finish: () => responses.forEach((response) => response.end('finished')) }
}

test('a server that stops finishes open requests and answers 503 to new ones', async () => {
  const openRequests = new OpenRequests()
  const { address, begun, finish } = await listen(openRequests)
  const arrived = begun()
  const running = fetch(`${address}/api/tasks/1/submit`, { method: 'POST' })
  await arrived
  const stopped = openRequests.stop(100_000)
  const refused = await fetch(`${address}/api/health`, { headers: { 'Accept-Language': 'fr' } })
  expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('connection')]).toEqual([
    503,
    '10',
    'close',
  ])
  expect(await refused.json()).toMatchObject({ message: 'Laurel redémarre. Réessaie dans un instant.' })
  expect((await fetch(`${address}/dashboard`)).status).toBe(503)
  finish()
  expect(await (await running).text()).toBe('finished')
  expect(await stopped).toBe(0)
})

test('a request that does not end is given up after the limit', async () => {
  const openRequests = new OpenRequests()
  const { address, begun, finish } = await listen(openRequests)
  const arrived = begun()
  const running = fetch(address)
  await arrived
  expect(await openRequests.stop(1)).toBe(1)
  finish()
  await running
})
