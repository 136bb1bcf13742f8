import { listAgreementOperation } from '@/lib/evaluation/operations'
import { listAgreement } from '@/lib/evaluation/queries'
import { route } from '@/lib/http/route'

export const GET = route(listAgreementOperation, ({ scope }) => listAgreement(scope))
