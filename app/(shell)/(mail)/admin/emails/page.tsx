import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/i18n/client-messages'
import { PageHeader } from '@/components/layout/page-header'
import { dayOf } from '@/lib/calendar'
import { listEmails, listRecipients } from '@/lib/emails/queries'
import { administratorScope } from '@/lib/http/page'
import { wantedPage } from '@/lib/http/parameters'
import { EmailList } from './email-list'
import { EmailForm } from './email-form'
import { ResendButton } from './resend-button'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('emails')
  return { title: t('heading') }
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function EmailsPage({ searchParams }: Props) {
  const t = await getTranslations('emails')
  const [scope, query] = await Promise.all([administratorScope(), searchParams])
  const [recipients, list] = await Promise.all([listRecipients(scope), listEmails(scope, wantedPage.parse(query))])
  return (
    <ClientMessages namespaces={['emails']}>
      <PageHeader title={t('heading')} />
      <div className="space-y-5">
        <EmailForm
          viewerId={scope.viewer.id}
          recipients={recipients}
          year={Number(dayOf(scope.now, scope.timeZone).slice(0, 4))}
        />
        <EmailList
          {...list}
          timeZone={scope.timeZone}
          actionFor={({ id, subject }) => <ResendButton emailId={id} subject={subject} />}
        />
      </div>
    </ClientMessages>
  )
}
