import { isIPv6 } from 'node:net'
import { Refusal } from '../system/project.mjs'

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/

/**
 * The address to listen on, undefined for all of them. The demo family's passwords are known to everybody, and
 * behind a proxy whoever reaches the port can claim any address.
 * Throws a Refusal when HOST would show the demo family to others.
 */
export function listenAddress({ HOST: host, DEMO, TRUSTED_PROXIES }) {
  const isDemo = DEMO === '1'
  if (isDemo && host && !loopback.test(host)) {
    throw new Refusal(`HOST is "${host}", but with DEMO=1 only this machine is served: everybody knows the passwords.`)
  }
  return host || (isDemo || Number(TRUSTED_PROXIES) > 0 ? '127.0.0.1' : undefined)
}

/** How a browser on this machine asks for it. */
export function siteAddress(host, port) {
  const name = !host || host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : isIPv6(host) ? `[${host}]` : host
  return `http://${name}:${port}`
}
