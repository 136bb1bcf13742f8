import { translator } from '@/lib/i18n/translator'
import { shownAddress } from '@/lib/sign-ins/address'

test.each([
  ['0:0:0:0::/64', 'this computer'],
  ['0:0:0:0::/56', 'this computer'],
  ['127.0.0.1', 'this computer'],
  ['127.8.0.3', 'this computer'],
  ['192.168.1.127', '192.168.1.127'],
  ['2001:db8:0:0::/64', '2001:db8::/64'],
  ['2001:db8:10:0::/64', '2001:db8:10::/64'],
  ['2001:db8:0:12::/64', '2001:db8:0:12::/64'],
  ['fe80:0:0:0::/64', 'fe80::/64'],
  ['2001:db8:0:0::/56', '2001:db8::/56'],
  ['unknown', 'unknown'],
])('%s is shown as %s', (address, shown) => expect(shownAddress(address, translator('en', 'account'))).toBe(shown))
