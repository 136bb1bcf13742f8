import { isPublicAddress } from '@/lib/ports/push/public-lookup'
import { isPushEndpoint } from '@/lib/reminders/endpoint'

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://web.push.apple.com/QGu',
  'https://db5p.notify.windows.com/w/?token=BQYA',
  'https://push.example.org:443/x',
])('%s may be a push service', (endpoint) => {
  expect(isPushEndpoint(endpoint, { reachesLoopback: false })).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://user:secret@push.example.org/x',
  'https://push.example.org:8443/x',
  'https://localhost/x',
  'https://laurel.localhost/x',
  'https://printer.local/x',
  'https://printer.local./x',
  'https://metadata.google.internal/x',
  'https://nas/x',
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://8.8.8.8/x',
  'https://[::1]/x',
  'https://[::ffff:10.0.0.1]/x',
  'ftp://push.example.org/x',
  'javascript:alert(1)',
  'push.example.org/x',
  '',
  `https://push.example.org/${'x'.repeat(1000)}`,
])('%s is no push service', (endpoint) => {
  expect(isPushEndpoint(endpoint, { reachesLoopback: false })).toBe(false)
})

test('a fake on this machine is allowed only where the setting allows it, and then nothing else', () => {
  expect(isPushEndpoint('http://127.0.0.1:4100/push', { reachesLoopback: true })).toBe(true)
  expect(isPushEndpoint('http://127.0.0.1:4100/push', { reachesLoopback: false })).toBe(false)
  for (const other of ['http://127.0.0.2/x', 'http://10.0.0.1/x', 'https://localhost/x'])
    expect(isPushEndpoint(other, { reachesLoopback: true })).toBe(false)
})

test.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4007::5'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

test.each([
  ...[
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
  ],
  ...['224.0.0.1', '255.255.255.255', '198.18.0.1'],
  ...[
    '::1',
    '::',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
  ],
  ...['2001:db8::1', 'not an address', ''],
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false))
