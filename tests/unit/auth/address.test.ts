import fc from 'fast-check'
import { isIP } from 'node:net'
import { clientAddress, countedAddress, unknownAddress } from '@/lib/auth/address'

const from = (value?: string) => new Headers(value === undefined ? {} : { 'x-forwarded-for': value })

test("without trusted proxies only the connection's address counts, whatever the client sends", () => {
  expect(clientAddress(from('9.9.9.9, 203.0.113.7'), 0)).toBe('203.0.113.7')
  expect(clientAddress(from('203.0.113.7'), 0)).toBe('203.0.113.7')
})

test('each trusted proxy is skipped', () => {
  expect(clientAddress(from('9.9.9.9, 203.0.113.7, 10.0.0.2'), 1)).toBe('203.0.113.7')
  expect(clientAddress(from('203.0.113.7, 10.0.0.1, 10.0.0.2'), 2)).toBe('203.0.113.7')
})

test('with fewer entries than proxies the first is used, and without any the address is unknown', () => {
  expect(clientAddress(from('203.0.113.7'), 3)).toBe('203.0.113.7')
  expect(clientAddress(from(), 0)).toBe(unknownAddress)
})

test.each([
  ['203.0.113.10:40001', '203.0.113.10'],
  ['"203.0.113.10:40001"', '203.0.113.10'],
  [' 203.0.113.10 ', '203.0.113.10'],
  ['::ffff:203.0.113.10', '203.0.113.10'],
  ['::FFFF:cb00:710a', '203.0.113.10'],
  ['[::ffff:203.0.113.10]:443', '203.0.113.10'],
  ['0:0:0:0:0:ffff:203.0.113.10', '203.0.113.10'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0::/56'],
  ['[2001:db8:1:2ff::1]:443', '2001:db8:1:200::/56'],
  ['[2001:DB8::1]', '2001:db8:0:0::/56'],
  ['"[2001:db8::1]:443"', '2001:db8:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['[fe80::1%25eth0]:80', 'fe80:0:0:0::/56'],
  ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/56'],
  ['::1', '0:0:0:0::/56'],
  ['::', '0:0:0:0::/56'],
])('%s is counted as %s', (entry, counted) => expect(countedAddress(entry)).toBe(counted))

test.each([
  '',
  'unknown',
  '_hidden',
  '-',
  '1.2.3',
  '256.1.1.1',
  '1.2.3.4.5',
  '010.0.0.1',
  '[]:80',
  '[1.2.3.4',
  'a b',
  '::1::',
])('%j is not an address', (entry) => expect(countedAddress(entry)).toBe(unknownAddress))

const port = fc.integer({ min: 0, max: 65_535 })
const group = fc.integer({ min: 0, max: 0xffff })

test('the port never matters', () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.ipV6(), port, (four, six, number) => {
      expect(countedAddress(`${four}:${number}`)).toBe(countedAddress(four))
      expect(countedAddress(`[${six}]:${number}`)).toBe(countedAddress(six))
    }),
  )
})

test('a text counts as an address only if it contains one', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.ipV4(), fc.ipV6()), (entry) => {
      const counted = countedAddress(entry)
      if (counted === unknownAddress) expect(isIP(entry)).toBe(0)
      else if (counted.endsWith('::/56')) expect(isIP(counted.slice(0, -'/56'.length))).toBe(6)
      else expect(isIP(counted)).toBe(4)
    }),
  )
})

test('a /56 network counts as one address, and two of them as two', () => {
  fc.assert(
    fc.property(
      fc.tuple(group, group, group),
      fc.array(group, { minLength: 5, maxLength: 5 }),
      fc.nat(0xff),
      (site, rest, subnet) => {
        const write = (fourth: number) => [...site, fourth, ...rest.slice(1)].map((part) => part.toString(16)).join(':')
        const fourth = rest[0] ?? 0
        const neighbour = (fourth & 0xff00) | subnet
        fc.pre(site.some((part) => part !== 0))
        expect(countedAddress(write(neighbour))).toBe(countedAddress(write(fourth)))
        expect(countedAddress(write(fourth ^ 0x0100))).not.toBe(countedAddress(write(fourth)))
      },
    ),
  )
})
