'use client'

import { HeartHandshake } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { ErrorBanner } from '@/components/form/error-banner'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { formatInstant } from '@/lib/i18n/format'
import type { ReviewItemJson } from '@/lib/review/json'
import { useAction } from '@/components/form/use-action'
import { readReportAction } from './actions'
import { HelpHint } from './help-hint'
import { ReviewText } from './review-text'

type ReportCardProps = { item: ReviewItemJson; reportId: string; timeZone: string; onActed: () => void }

/** A text to check for its writer's safety. It shows nothing about the writer and asks for no decision. */
export function ReportCard({ item, reportId, timeZone, onActed }: ReportCardProps) {
  const t = useTranslations('review')
  const locale = useLocale()
  const { busy, error, run } = useAction()

  function read() {
    run(() => readReportAction({ reportId }), {
      failed: t('readFailed'),
      done: () => {
        onActed()
        notify.success({ title: t('readDone'), description: t('readDoneHint') })
      },
    })
  }

  return (
    <article
      tabIndex={-1}
      aria-labelledby={`report-${reportId}`}
      className="@container space-y-4 rounded-card border border-sky/40 bg-card p-5 shadow-soft focus-visible:outline-2"
    >
      <div className="flex items-start gap-3">
        <HeartHandshake aria-hidden className="mt-1 size-6 shrink-0 text-sky-ink" />
        <div className="min-w-0">
          <h2 id={`report-${reportId}`} className="text-xl">
            {t('kinds.safeguarding')}
          </h2>
          <p className="text-muted wrap-anywhere">
            {item.username} · {item.title} · {formatInstant(item.since, timeZone, locale)}
          </p>
        </div>
      </div>
      <ReviewText item={item} />
      <p className="max-w-prose text-muted">{t('safeguardingHint')}</p>
      <details className="rounded-control border px-4">
        <summary className="flex min-h-11 items-center font-medium">{t('help')}</summary>
        <p className="pb-3">
          <HelpHint />
        </p>
        <p className="pb-4 text-muted">{t('helpScope')}</p>
      </details>
      {error && <ErrorBanner error={error} />}
      <Button variant="secondary" busy={busy} onClick={read} className="@max-lg:w-full">
        {t('read')}
      </Button>
    </article>
  )
}
