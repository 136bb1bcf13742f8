import 'server-only'
import { lookup as resolve, type LookupAddress } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** The networks of IANA's registries of special-purpose addresses that are not reachable from everywhere. */
const special = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  special.addSubnet(network, prefix, 'ipv4')
}
/** Only 2000::/3 is assigned to the internet; these parts of it are not, or contain an IPv4 address. */
const specialInternet = new BlockList()
specialInternet.addSubnet('2001::', 23, 'ipv6')
specialInternet.addSubnet('2001:db8::', 32, 'ipv6')
specialInternet.addSubnet('2002::', 16, 'ipv6')
specialInternet.addSubnet('3fff::', 20, 'ipv6')
const internet = new BlockList()
internet.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address belongs to the internet, and not to this machine or a local network. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !special.check(address, 'ipv4')
  return family === 6 && internet.check(address, 'ipv6') && !specialInternet.check(address, 'ipv6')
}

/** The code of the error for a name with an address that is not public. */
export const notPublic = 'ENOTPUBLIC'

/** A lookup for sockets that fails for names with an address that is not public. */
export const publicLookup: LookupFunction = (name, options, callback) => {
  resolve(name, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? []
    if (error) return callback(error, '', 0)
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(
        Object.assign(new Error('The name has an address that is not public.'), { code: notPublic }),
        '',
        0,
      )
    }
    if (options.all) return callback(null, addresses)
    callback(null, first.address, first.family)
  })
}
