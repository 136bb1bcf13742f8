import type { Metadata } from 'next'
import { PageHeader } from '@/components/layout/page-header'
import { configuredEvaluator, listAgreement } from '@/lib/evaluation/queries'
import { messages } from '@/lib/messages'
import { administratorScope } from '@/lib/http/page'
import { AgreementCard } from './agreement-card'
import { EvaluatorCard } from './evaluator-card'

const words = messages.evaluator

export const metadata: Metadata = { title: words.heading }

export default async function EvaluationPage() {
  const scope = await administratorScope('/dashboard')
  const agreement = await listAgreement(scope)
  return (
    <>
      <PageHeader title={words.heading}>
        <p className="text-muted">{words.hint}</p>
      </PageHeader>
      <div className="space-y-5">
        <EvaluatorCard evaluator={configuredEvaluator(scope)} />
        <AgreementCard agreement={agreement} />
      </div>
    </>
  )
}
