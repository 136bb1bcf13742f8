import 'server-only'
import NextAuth from 'next-auth'
import { NextRequest } from 'next/server'
import { authOptions } from '@/lib/account/options'
import { isDatabaseUnavailable } from '@/lib/database-errors'
import { AppError } from '@/lib/errors'
import { noStore } from '@/lib/http/error-response.mjs'

/** The path below /api/auth, part by part. */
type Params = { nextauth: string | string[] }

/**
 * The response of next-auth's own endpoints. It answers 500 to invalid input, which is the caller's error: throws
 * AppError invalid instead, not_found, and what the database throws when it is away.
 */
export async function answerByNextAuth(request: Request, params: Params): Promise<Response> {
  const nextauth = [params.nextauth].flat()
  // next-auth would write any request body to the log.
  if (nextauth[0] === '_log') throw new AppError('not_found', 'common.notFound')
  let unavailable: unknown
  const options = authOptions(request, (error) => (unavailable = error))
  // The door has read the body of a POST into a plain request.
  const asked = request.method === 'POST' ? new NextRequest(request) : (request as NextRequest)
  const response: Response = await NextAuth(asked, { params: { nextauth } }, options).catch(rethrow)
  if (unavailable) throw unavailable
  if (response.status >= 500) throw new AppError('invalid', 'common.invalidInput')
  response.headers.set('Cache-Control', noStore['Cache-Control'])
  return response
}

function rethrow(cause: unknown): never {
  if (cause instanceof AppError || isDatabaseUnavailable(cause)) throw cause
  throw new AppError('invalid', 'common.invalidInput', { cause })
}
