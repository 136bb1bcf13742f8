import { ArrowLeft } from 'lucide-react'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { AddressSearch } from '@/components/form/address-search'
import { ClientMessages } from '@/components/i18n/client-messages'
import { NothingFoundScene } from '@/components/illustrations/scenes'
import { PageHeader } from '@/components/layout/page-header'
import { chosenPath } from '@/components/paths/chosen-path'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Paging } from '@/components/ui/paging'
import { administratorScope } from '@/lib/http/page'
import { readLibrary } from '@/lib/library/queries'
import { readLibraryChoice, type LibraryChoice } from '@/lib/library/schema'
import { LibraryCard } from './library-card'
import { LibraryFilters } from './library-filters'

const path = '/admin/plan/library'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('library')
  return { title: t('heading') }
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function LibraryPage({ searchParams }: Props) {
  const t = await getTranslations('library')
  const tPlanning = await getTranslations('planning')
  const [scope, parameters] = await Promise.all([administratorScope(), searchParams])
  const choice = readLibraryChoice(parameters)
  const { tasks, total, page, pageCount } = await readLibrary(scope, choice)
  const { query, theme, level, language } = choice
  return (
    <ClientMessages namespaces={['library', 'planning']}>
      <PageHeader title={t('heading')}>
        <Button asChild variant="secondary">
          <Link href="/admin/plan">
            <ArrowLeft aria-hidden />
            {t('back')}
          </Link>
        </Button>
        <p className="w-full text-muted">{t('hint')}</p>
      </PageHeader>
      <Card className="max-sm:p-4">
        <AddressSearch
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          path={path}
          query={query}
          keep={{ theme, level, language }}
        />
        <LibraryFilters choice={{ query, theme, level, language }} />
        <p role="status" className="mt-4 text-muted">
          {t('found', { count: total })}
        </p>
        {tasks.length === 0 ? (
          <Nothing choice={choice} />
        ) : (
          <ul aria-label={t('tasks')} className="mt-2 divide-y">
            {tasks.map((task) => (
              <LibraryCard
                key={task.id}
                task={task}
                theme={task.theme ? tPlanning(`themes.${task.theme}`) : t('own')}
                level={task.level && t(`levels.${task.level}`)}
                language={language}
              />
            ))}
          </ul>
        )}
        <Paging
          label={t('tasks')}
          page={page}
          pageCount={pageCount}
          href={(wanted) => chosenPath(path, { q: query, theme, level, language, page: wanted })}
          isWholePage
        />
      </Card>
    </ClientMessages>
  )
}

async function Nothing({ choice: { query, theme, level } }: { choice: LibraryChoice }) {
  const t = await getTranslations('library')
  const isOwnEmpty = theme === 'own' && query === '' && level === ''
  return (
    <EmptyState scene={<NothingFoundScene />} title={isOwnEmpty ? t('noneOwn') : t('none')}>
      <p>{isOwnEmpty ? t('noneOwnHint') : t('noneHint')}</p>
    </EmptyState>
  )
}
