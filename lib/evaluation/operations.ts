import * as z from '@/lib/zod'
import { agreementAnswer } from '@/lib/evaluation/schema'
import { operation } from '@/lib/http/operation'

export const listAgreementOperation = operation({
  path: '/api/admin/evaluation',
  method: 'get',
  tag: 'Administration',
  summary: 'Read how often people agreed with the evaluator',
  description: 'Per version of each evaluator, never per member.',
  access: 'task:manage',
  answer: {
    name: 'AgreementList',
    schema: z.array(agreementAnswer),
    description: 'Decisions of people on evaluated submissions.',
  },
})

export const evaluationOperations = [listAgreementOperation] as const
