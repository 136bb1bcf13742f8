import 'server-only'
import { headers } from 'next/headers'
import { clientAddress } from '@/lib/auth/address'
import { devicesOf } from '@/lib/auth/device-cookie'
import { env, isServedByHttps } from '@/lib/env'

/** Origin of a request, as far as it is known. */
export type Caller = {
  readonly address: string
  /** The User-Agent header; untrusted. */
  readonly agent: string
  /** Device secrets from the browser's earlier sign-ins, for any account. */
  readonly devices?: readonly string[]
}

/** The caller that sent a request with these headers. */
export function callerOf(headers: Headers): Caller {
  return {
    address: clientAddress(headers, env().TRUSTED_PROXIES),
    agent: headers.get('user-agent') ?? '',
    devices: devicesOf(headers.get('cookie'), isServedByHttps()),
  }
}

export async function requestCaller(): Promise<Caller> {
  return callerOf(await headers())
}
