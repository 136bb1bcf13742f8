import { createServer } from 'node:net'
import { once } from 'node:events'
import { freePort, parsePort, requireFree } from '../../../prisma/system/ports.mjs'

test('PORT is a port number and defaults to 3000', () => {
  expect(parsePort(undefined)).toBe(3000)
  expect(parsePort('')).toBe(3000)
  expect(parsePort('8080')).toBe(8080)
})

test.each(['0', '-1', '65536', 'abc', '80.5'])('PORT=%s is rejected', (text) => {
  expect(() => parsePort(text)).toThrow('PORT must be a number from 1 to 65535')
})

test('a port in use is reported by number, and a free one can be found', async () => {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address()
  await expect(requireFree(port)).rejects.toThrow(`Port ${port} is in use`)
  expect(await freePort(port)).not.toBe(port)
  server.close()
})
