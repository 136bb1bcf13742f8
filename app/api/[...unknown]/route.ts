import { AppError } from '@/lib/errors'
import { operation } from '@/lib/http/operation'
import { route } from '@/lib/http/route'

const unknownCall = operation({
  path: '/api/{unknown}',
  method: 'get',
  tag: 'Server',
  summary: 'Ask for what is not there',
  access: 'public',
  answer: { status: 204, description: 'Never.' },
})

const unknown = route(unknownCall, async () => {
  throw new AppError('not_found', 'common.notFound')
})

export { unknown as DELETE, unknown as GET, unknown as PATCH, unknown as POST, unknown as PUT }
