import { FileJson, KeyRound } from 'lucide-react'
import type { Metadata } from 'next'
import { useLocale, useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { ClientMessages } from '@/components/i18n/client-messages'
import { PageHeader } from '@/components/layout/page-header'
import { Button } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { openApiDocument, type OpenApiDocument } from '@/lib/openapi/document'
import type { Method, Tag } from '@/lib/http/operation'
import { ErrorList } from './error-list'
import { OperationItem } from './operation-item'
import { usualErrors } from './usual-errors'

const steps = ['make', 'send', 'bodies'] as const

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('apiDocs')
  return { title: t('heading') }
}

/** The REST documentation, rendered from the OpenAPI document. */
export default function ApiDocsPage() {
  const t = useTranslations('apiDocs')
  const document = openApiDocument(useLocale())
  return (
    <>
      <PageHeader title={t('heading')}>
        <p className="text-muted">{t('hint')}</p>
      </PageHeader>
      <div className="space-y-6">
        <Card>
          <CardTitle>{t('howTo')}</CardTitle>
          <ol className="mt-3 list-decimal space-y-1.5 pl-6 wrap-anywhere">
            {steps.map((step) => (
              <li key={step}>{t(`steps.${step}`)}</li>
            ))}
          </ol>
          <pre className="mt-4 rounded-control bg-shade p-4 font-mono text-sm wrap-anywhere whitespace-pre-wrap">
            {t('setUp')}
          </pre>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button variant="secondary" asChild>
              <Link href="/profile#access-tokens">
                <KeyRound aria-hidden />
                {t('toTokens')}
              </Link>
            </Button>
            <Button variant="ghost" asChild>
              <a href="/api/openapi.json">
                <FileJson aria-hidden />
                {t('toDocument')}
              </a>
            </Button>
          </div>
        </Card>
        <Card>
          <CardTitle>{t('usualErrors')}</CardTitle>
          <p className="mt-0.5 mb-3 text-muted">{t('usualErrorsHint')}</p>
          <ErrorList errors={usualErrors(document)} />
        </Card>
        <ClientMessages namespaces={['apiDocs']}>
          {document.tags.map(({ name }) => (
            <TagSection key={name} tag={name} document={document} />
          ))}
        </ClientMessages>
      </div>
    </>
  )
}

function TagSection({ tag, document }: { tag: Tag; document: OpenApiDocument }) {
  const t = useTranslations('apiDocs')
  const found = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags[0] === tag)
      .map(([method, { summary }]) => ({ path, method: method as Method, summary })),
  )
  return (
    <Card className="max-sm:px-4">
      <CardTitle>{t(`tags.${tag}`)}</CardTitle>
      <ul className="mt-2 divide-y">
        {found.map((each) => (
          <OperationItem key={`${each.method} ${each.path}`} {...each} />
        ))}
      </ul>
    </Card>
  )
}
