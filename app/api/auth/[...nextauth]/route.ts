import NextAuth from 'next-auth'
import { NextRequest } from 'next/server'
import { authOptions } from '@/lib/account/options'
import { withBody } from '@/lib/http/body'
import { isDatabaseUnavailable } from '@/lib/database-errors'
import { AppError } from '@/lib/errors'
import { failed, refuseForeignOrigin, usualLimit } from '@/lib/http/route'

type Context = { params: Promise<{ nextauth: string[] }> }

/** The endpoints of next-auth. It answers 500 to invalid input, which is the caller's error: answer 400 instead. */
async function handle(request: Request, context: Context): Promise<Response> {
  let unavailable: unknown
  try {
    if (request.method === 'POST') refuseForeignOrigin(request)
    // next-auth would write any request body to the log.
    if ((await context.params).nextauth[0] === '_log') throw new AppError('not_found', 'common.notFound')
    const whole = request.method === 'POST' ? new NextRequest(await withBody(request, usualLimit)) : request
    const options = authOptions(request, (error) => (unavailable = error))
    const response = (await NextAuth(whole as never, context as never, options)) as Response
    if (unavailable) return failed(unavailable, request)
    response.headers.set('Cache-Control', 'private, no-store')
    if (response.status < 500) return response
  } catch (cause) {
    if (cause instanceof AppError || isDatabaseUnavailable(cause)) return failed(cause, request)
    return failed(new AppError('invalid', 'common.invalidInput', { cause }))
  }
  return failed(new AppError('invalid', 'common.invalidInput'))
}

export { handle as GET, handle as POST }
