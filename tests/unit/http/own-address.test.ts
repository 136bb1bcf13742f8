import { dropsCookie, isOwnComputer, ownAddress } from '@/lib/http/own-address'

const headers = (entries: Record<string, string>) => new Headers(entries)

test.each([
  ['the configured one', { host: 'inside:3000' }, 'https://laurel.example/', 'https://laurel.example'],
  ['what the request came to', { host: '192.168.1.20:3000' }, undefined, 'http://192.168.1.20:3000'],
  [
    'what a proxy was asked for',
    { host: 'inside:3000', 'x-forwarded-host': 'l.example' },
    undefined,
    'http://l.example',
  ],
  ['readable', { host: 'l.example', 'x-forwarded-host': 'no host' }, undefined, 'http://l.example'],
  ['https behind a proxy', { host: 'l.example', 'x-forwarded-proto': 'https,http' }, undefined, 'https://l.example'],
])('the address of the site is %s', (_, sent, configured, address) => {
  expect(ownAddress(headers(sent), configured)).toBe(address)
})

test.each([
  ['http://localhost:3000', true],
  ['http://127.0.0.1', true],
  ['http://[::1]:3000', true],
  ['http://192.168.1.20:3000', false],
  ['https://localhost.example', false],
])('%s is the computer itself: %s', (address, isOwn) => {
  expect(isOwnComputer(address)).toBe(isOwn)
})

test.each([
  ['http://192.168.1.20:3000', 'https://laurel.example', true],
  ['http://laurel.example', 'https://laurel.example', true],
  ['https://laurel.example', 'https://laurel.example', false],
  ['http://localhost:3000', 'https://laurel.example', false],
  ['http://192.168.1.20:3000', 'http://laurel.example', false],
  ['http://192.168.1.20:3000', undefined, false],
  ['null', 'https://laurel.example', false],
  [null, 'https://laurel.example', false],
])('a browser at %s drops the session cookie of %s: %s', (origin, configured, isDropped) => {
  expect(dropsCookie(headers(origin === null ? {} : { origin }), configured)).toBe(isDropped)
})
