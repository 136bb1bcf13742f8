import { AppError } from '@/lib/errors'
import { messages } from '@/lib/messages'
import { route } from '@/lib/http/route'

const unknown = route<{ unknown: string[] }>(async () => {
  throw new AppError('not_found', messages.common.notFound)
})

export { unknown as DELETE, unknown as GET, unknown as PATCH, unknown as POST, unknown as PUT }
