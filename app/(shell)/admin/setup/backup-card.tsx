import { CircleAlert } from 'lucide-react'
import { getLocale, getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/i18n/client-messages'
import { Card, CardTitle } from '@/components/ui/card'
import { readBackupState, type BackupState } from '@/lib/backup/queries'
import { formatDay, formatInstant } from '@/lib/i18n/format'
import { translateMessage } from '@/lib/i18n/message'
import { translatorOfAll } from '@/lib/i18n/translator'
import type { Scope } from '@/lib/scope'
import { DownloadArchive } from './download-archive'

/** The state of the scheduled backup, and the download of everything. */
export async function BackupCard({ scope }: { scope: Scope }) {
  const [t, state] = await Promise.all([getTranslations('backup'), readBackupState(scope)])
  return (
    <Card className="space-y-3">
      <CardTitle>{t('title')}</CardTitle>
      <p className="text-muted">{t('hint')}</p>
      {state && <ScheduledBackup state={state} timeZone={scope.timeZone} />}
      <ClientMessages namespaces={['backup', 'proof']}>
        <DownloadArchive />
      </ClientMessages>
    </Card>
  )
}

async function ScheduledBackup({ state, timeZone }: { state: BackupState; timeZone: string }) {
  const [t, locale] = await Promise.all([getTranslations('backup'), getLocale()])
  const { last, nextAt, keep, failed } = state
  const next = formatInstant(nextAt, timeZone, locale)
  return (
    <>
      <p>
        {last
          ? t('last', { ...last, time: formatInstant(last.at, timeZone, locale), size: last.bytes / 1e6, next })
          : t('never', { next })}{' '}
        {t('kept', { count: keep })}
      </p>
      {failed && (
        <p className="flex items-start gap-2 font-medium text-berry-ink">
          <CircleAlert aria-hidden className="mt-1 size-4 shrink-0" />
          {t('failedOn', {
            day: formatDay(failed.day, locale),
            reason: translateMessage(translatorOfAll(locale), locale, failed.error),
          })}
        </p>
      )}
    </>
  )
}
