import { clientAddress } from '@/lib/auth/address'

const from = (value?: string) => new Headers(value === undefined ? {} : { 'x-forwarded-for': value })

test('without proxies only the connection itself is believed, whatever the client wrote', () => {
  expect(clientAddress(from('9.9.9.9, 203.0.113.7'), 0)).toBe('203.0.113.7')
  expect(clientAddress(from('203.0.113.7'), 0)).toBe('203.0.113.7')
})

test('each proxy of ours is stepped over', () => {
  expect(clientAddress(from('9.9.9.9, 203.0.113.7, 10.0.0.2'), 1)).toBe('203.0.113.7')
  expect(clientAddress(from('203.0.113.7, 10.0.0.1, 10.0.0.2'), 2)).toBe('203.0.113.7')
})

test('fewer entries than proxies give the first, and none at all is one unknown', () => {
  expect(clientAddress(from('203.0.113.7'), 3)).toBe('203.0.113.7')
  expect(clientAddress(from(), 0)).toBe('unknown')
})

test('an IPv6 household is one address, and IPv4 in IPv6 clothes is IPv4', () => {
  expect(clientAddress(from('2001:db8:1:2:3:4:5:6'), 0)).toBe('2001:db8:1:2::/64')
  expect(clientAddress(from('2001:db8:1::6'), 0)).toBe('2001:db8:1:0::/64')
  expect(clientAddress(from('::ffff:203.0.113.7'), 0)).toBe('203.0.113.7')
  expect(clientAddress(from('::1'), 0)).toBe('0:0:0:0::/64')
})
