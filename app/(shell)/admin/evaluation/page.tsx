import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/i18n/client-messages'
import { PageHeader } from '@/components/layout/page-header'
import { configuredEvaluator, listAgreement } from '@/lib/evaluation/queries'
import { administratorScope } from '@/lib/http/page'
import { AgreementCard } from './agreement-card'
import { EvaluatorCard } from './evaluator-card'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('evaluator')
  return { title: t('heading') }
}

export default async function EvaluationPage() {
  const t = await getTranslations('evaluator')
  const scope = await administratorScope()
  const agreement = await listAgreement(scope)
  return (
    <ClientMessages namespaces={['evaluator', 'findings']}>
      <PageHeader title={t('heading')}>
        <p className="text-muted">{t('hint')}</p>
      </PageHeader>
      <div className="space-y-5">
        <EvaluatorCard evaluator={configuredEvaluator(scope)} />
        <AgreementCard agreement={agreement} />
      </div>
    </ClientMessages>
  )
}
