import 'server-only'
import { headers } from 'next/headers'
import { clientAddress } from '@/lib/auth/address'
import { devicesOf } from '@/lib/auth/device-cookie'
import { env, isServedByHttps } from '@/lib/env'

/** Where a call came from, as far as it can be told. */
export type Caller = {
  readonly address: string
  /** What the browser says it is; it may say anything. */
  readonly agent: string
  /** The secrets of the browser's earlier sign-ins, of whatever account. */
  readonly devices?: readonly string[]
}

/** Who sent a request with these headers. */
export function callerOf(headers: Headers): Caller {
  return {
    address: clientAddress(headers, env().TRUSTED_PROXIES),
    agent: headers.get('user-agent') ?? '',
    devices: devicesOf(headers.get('cookie'), isServedByHttps()),
  }
}

/** Who sent the current request. */
export async function requestCaller(): Promise<Caller> {
  return callerOf(await headers())
}
