/** How long a browser stays known after a sign-in, in seconds: a year. */
export const deviceSeconds = 365 * 24 * 60 * 60

/** How many accounts of one browser are remembered, those of the last sign-ins. */
const mostAccounts = 10

/** The name of the cookie by which a browser is known. Browsers accept the `__Secure-` prefix over https only. */
export function deviceCookieName(isHttps: boolean): string {
  return isHttps ? '__Secure-laurel-device' : 'laurel-device'
}

const wellFormed = /^[\w-]{22}$/

/** The secrets in the cookie, one for each account that signed in here, the last first. */
export function readDevices(value: string | undefined): string[] {
  return (value ?? '')
    .split('.')
    .filter((secret) => wellFormed.test(secret))
    .slice(0, mostAccounts)
}

/** The cookie with this secret as the last. */
export function writeDevices(devices: readonly string[], last: string): string {
  return [last, ...devices.filter((device) => device !== last)].slice(0, mostAccounts).join('.')
}

/** The secrets that a Cookie header holds. */
export function devicesOf(header: string | null, isHttps: boolean): string[] {
  const prefix = `${deviceCookieName(isHttps)}=`
  const pair = (header ?? '').split(';').find((part) => part.trim().startsWith(prefix))
  return readDevices(pair?.trim().slice(prefix.length))
}
