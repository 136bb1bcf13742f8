/** Lifetime of the device cookie after a sign-in, in seconds: one year. */
export const deviceSeconds = 365 * 24 * 60 * 60

/** Most accounts remembered per browser, most recent sign-ins first. */
const mostAccounts = 10

/** The device cookie's name. Browsers accept the `__Secure-` prefix over https only. */
export function deviceCookieName(isHttps: boolean): string {
  return isHttps ? '__Secure-laurel-device' : 'laurel-device'
}

const wellFormed = /^[\w-]{22}$/

/** The device secrets in the cookie, one per account that signed in here, most recent first. */
export function readDevices(value: string | undefined): string[] {
  return (value ?? '')
    .split('.')
    .filter((secret) => wellFormed.test(secret))
    .slice(0, mostAccounts)
}

/** The cookie value with this secret as the most recent. */
export function writeDevices(devices: readonly string[], last: string): string {
  return [last, ...devices.filter((device) => device !== last)].slice(0, mostAccounts).join('.')
}

/** The device secrets in a Cookie header. */
export function devicesOf(header: string | null, isHttps: boolean): string[] {
  const prefix = `${deviceCookieName(isHttps)}=`
  const pair = (header ?? '').split(';').find((part) => part.trim().startsWith(prefix))
  return readDevices(pair?.trim().slice(prefix.length))
}
