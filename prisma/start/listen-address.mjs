import { isIPv6 } from 'node:net'
import { UserError } from '../system/project.mjs'

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/

/**
 * The address to listen on; undefined for all addresses. Loopback by default for the demo family, whose passwords are
 * published, and behind a proxy, because clients that bypass it could claim any address.
 * Throws a UserError when HOST would expose the demo family to other machines.
 */
export function listenAddress({ HOST: host, DEMO, TRUSTED_PROXIES }) {
  const isDemo = DEMO === '1'
  if (isDemo && host && !loopback.test(host)) {
    throw new UserError(
      `HOST is "${host}", but with DEMO=1 only this machine is served: everybody knows the passwords.`,
    )
  }
  return host || (isDemo || Number(TRUSTED_PROXIES) > 0 ? '127.0.0.1' : undefined)
}

/** The URL of the site for a browser on this machine. */
export function siteAddress(host, port) {
  const name = !host || host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : isIPv6(host) ? `[${host}]` : host
  return `http://${name}:${port}`
}
