import NextAuth from 'next-auth'
import { authOptions } from '@/lib/auth/options'
import { AppError } from '@/lib/errors'
import { messages } from '@/lib/messages'
import { failed } from '@/lib/route'

type Context = { params: Promise<{ nextauth: string[] }> }

/** next-auth's own endpoints. It answers 500 to input that it cannot use; that is the asker's fault, not ours. */
async function handle(request: Request, context: Context): Promise<Response> {
  try {
    const response = (await NextAuth(request as never, context as never, authOptions())) as Response
    if (response.status < 500) return response
  } catch (error) {
    return failed(new AppError('invalid', messages.common.invalidInput, { cause: error }))
  }
  return failed(new AppError('invalid', messages.common.invalidInput))
}

export { handle as GET, handle as POST }
