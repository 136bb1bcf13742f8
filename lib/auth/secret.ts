import 'server-only'
import { env } from '@/lib/env'

/** The server secret. Throws when it is not configured. */
export function serverSecret(): string {
  const value = env().NEXTAUTH_SECRET
  if (!value) throw new Error('NEXTAUTH_SECRET is not set: start Laurel with `npm start` or `npm run dev`.')
  return value
}
