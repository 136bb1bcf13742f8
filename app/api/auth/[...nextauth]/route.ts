import NextAuth from 'next-auth'
import { NextRequest } from 'next/server'
import { authOptions } from '@/lib/auth/options'
import { bodyLimits, withBody } from '@/lib/body'
import { AppError } from '@/lib/errors'
import { messages } from '@/lib/messages'
import { failed } from '@/lib/route'

type Context = { params: Promise<{ nextauth: string[] }> }

/** next-auth's own endpoints. It answers 500 to input that it cannot use; that is the asker's fault, not ours. */
async function handle(request: Request, context: Context): Promise<Response> {
  try {
    const whole = request.method === 'POST' ? new NextRequest(await withBody(request, bodyLimits.usual)) : request
    const response = (await NextAuth(whole as never, context as never, authOptions())) as Response
    if (response.status < 500) return response
  } catch (cause) {
    return failed(cause instanceof AppError ? cause : new AppError('invalid', messages.common.invalidInput, { cause }))
  }
  return failed(new AppError('invalid', messages.common.invalidInput))
}

export { handle as GET, handle as POST }
