import { listenAddress, siteAddress } from '../../../prisma/start/listen-address.mjs'

test.each([
  ['all addresses', {}, undefined],
  ['all addresses, whatever the machine is called', { HOSTNAME: 'laurel', TRUSTED_PROXIES: '0' }, undefined],
  ['this machine alone behind a proxy, which is the only one to be believed', { TRUSTED_PROXIES: '1' }, '127.0.0.1'],
  ['what HOST says', { HOST: '192.0.2.7' }, '192.0.2.7'],
  ['what HOST says, also behind a proxy on another machine', { HOST: '0.0.0.0', TRUSTED_PROXIES: '1' }, '0.0.0.0'],
  ['this machine alone with the demo family', { DEMO: '1' }, '127.0.0.1'],
  ['its other name for itself', { DEMO: '1', HOST: '::1' }, '::1'],
])('the server listens on %s', (_name, environment, address) => {
  expect(listenAddress(environment)).toBe(address)
})

test.each(['0.0.0.0', '192.0.2.7', '::', '127.0.0.1.example.org'])('the demo family is never served on %s', (HOST) => {
  expect(() => listenAddress({ DEMO: '1', HOST })).toThrow('with DEMO=1 only this machine is served')
})

test('is displayed as a browser can open it', () => {
  expect([undefined, '127.0.0.1', '::1', '192.0.2.7'].map((host) => siteAddress(host, 3000))).toEqual([
    'http://localhost:3000',
    'http://localhost:3000',
    'http://[::1]:3000',
    'http://192.0.2.7:3000',
  ])
})
