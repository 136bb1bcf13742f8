import NextAuth from 'next-auth'
import { authOptions } from '@/lib/auth/options'

type Context = { params: Promise<{ nextauth: string[] }> }

const handle = (request: Request, context: Context) => NextAuth(request as never, context as never, authOptions())

export { handle as GET, handle as POST }
