import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { BackLink } from '@/components/layout/back-link'
import { PageHeader } from '@/components/layout/page-header'
import { administratorScope } from '@/lib/http/page'
import { wantedPage } from '@/lib/http/parameters'
import { listSignIns } from '@/lib/sign-ins/queries'
import { outcomeFilter } from '@/lib/sign-ins/schema'
import { OutcomeLinks } from './outcome-links'
import { SignInList } from './sign-in-list'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account')
  return { title: t('log') }
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function SignInsPage({ searchParams }: Props) {
  const t = await getTranslations('account')
  const [scope, query] = await Promise.all([administratorScope(), searchParams])
  const outcome = outcomeFilter.parse(query.outcome ?? null)
  const found = await listSignIns(scope, { ...wantedPage.parse(query), outcome })
  return (
    <>
      <BackLink href="/admin/users">{t('toUsers')}</BackLink>
      <PageHeader title={t('log')}>
        <p className="text-muted">{t('logHint')}</p>
      </PageHeader>
      <div className="space-y-5">
        <OutcomeLinks selected={outcome} />
        <SignInList {...found} outcome={outcome} timeZone={scope.timeZone} />
      </div>
    </>
  )
}
