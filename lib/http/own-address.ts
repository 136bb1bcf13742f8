/** The address of this site as its visitors know it: NEXTAUTH_URL, or what the request came to. */
export function ownAddress(headers: Pick<Headers, 'get'>, configured: string | undefined): string {
  if (configured) return new URL(configured).origin
  const protocol = headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https' ? 'https' : 'http'
  return `${protocol}://${headers.get('host') ?? 'localhost'}`
}

/** Whether an address is that of the computer itself, which no other device can open. */
export function isOwnComputer(address: string): boolean {
  return /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(address).hostname)
}
