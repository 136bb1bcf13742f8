import { AppError } from '@/lib/errors'
import { route } from '@/lib/http/route'
import { unknownOperation } from '@/lib/openapi/server-operations'

const unknown = route(unknownOperation, async () => {
  throw new AppError('not_found', 'common.notFound')
})

export { unknown as DELETE, unknown as GET, unknown as PATCH, unknown as POST, unknown as PUT }
