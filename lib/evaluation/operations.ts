import * as z from '@/lib/zod'
import { agreementAnswer } from '@/lib/evaluation/schema'
import { operation } from '@/lib/http/operation'

export const listAgreementOperation = operation({
  path: '/api/admin/evaluation',
  method: 'get',
  tag: 'Administration',
  summary: 'Read how often people agree with the evaluator',
  description: 'Per version of each evaluator, never per member.',
  access: 'task:manage',
  answer: {
    name: 'AgreementList',
    schema: z.array(agreementAnswer),
    description: 'The decisions of people on evaluated submissions, by evaluator version.',
  },
})

export const evaluationOperations = [listAgreementOperation] as const
