import { answerByNextAuth } from '@/lib/account/next-auth'
import { nextAuthOperation } from '@/lib/account/operations'
import { route } from '@/lib/http/route'

const nextAuth = route(nextAuthOperation, ({ request, params }) => answerByNextAuth(request, params))

export { nextAuth as GET, nextAuth as POST }
