import { CircleAlert } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useMessageText } from '@/components/i18n/use-message-text'
import { PointsBadge } from '@/components/task/points-badge'
import { Badge } from '@/components/ui/badge'
import { Banner } from '@/components/ui/banner'
import { Card, CardTitle } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import { ScrollArea } from '@/components/ui/scroll-area'
import { formatDay, formatInstant } from '@/lib/i18n/format'
import { planTask, repeatedTasks } from '@/lib/imports/plan'
import type { Reading } from '@/lib/imports/reading'
import type { CheckedEntry, CheckedTask } from '@/lib/imports/schema'
import { usernameKey } from '@/lib/users/username'

/** The maximum number of tasks shown for all entries together. */
const maxShown = 200

type Clock = { timeZone: string; now: string }
type ImportPreviewProps = Clock & {
  reading: Reading
  usernames: string[] | null
}

/** The tasks that an import would create, by entry, with errors marked. */
export function ImportPreview({ reading, usernames, ...clock }: ImportPreviewProps) {
  const t = useTranslations('imports')
  const known = usernames && new Set(usernames.map(usernameKey))
  const isKnown = (user: string | null) => user === null || !known || known.has(usernameKey(user))
  const { entries } = reading
  const shown = firstTasks(entries)
  const hidden = entries.length - shown.length
  const repeated = repeatedTasks(
    shown.map(({ entry, tasks }) => ({ ...entry, tasks })),
    clock.timeZone,
  )
  return (
    <Card className="max-sm:p-4" aria-live="polite">
      <div className="flex flex-wrap items-center gap-3">
        <CardTitle>{t('preview')}</CardTitle>
        {reading.taskCount > 0 && (
          <Badge tone={reading.error ? 'berry' : 'leaf'}>
            {t('previewCount', { count: reading.taskCount, users: countUsers(entries) })}
          </Badge>
        )}
      </div>
      {reading.notes.length > 0 && (
        <Banner tone="sky" className="mt-4" title={t('understood')}>
          <ul>
            {reading.notes.map((note) => (
              <li key={note}>{t(`notes.${note}`)}</li>
            ))}
          </ul>
        </Banner>
      )}
      <div className="mt-4">
        <ScrollArea className="max-h-[70dvh]" role="region" aria-label={t('preview')} tabIndex={0}>
          <div className="space-y-5">
            {shown.map(({ entry, index, tasks }) => (
              <EntryPreview
                key={index}
                entry={entry}
                index={index}
                tasks={tasks}
                isKnown={isKnown(entry.user)}
                repeated={repeated}
                {...clock}
              />
            ))}
            {entries.length === 0 && <p className="text-muted">{t('empty')}</p>}
            {hidden > 0 && <p className="text-muted">{t('more', { count: hidden })}</p>}
          </div>
        </ScrollArea>
      </div>
    </Card>
  )
}

/** The first entries, each with the tasks that fit into the total limit. */
function firstTasks(entries: readonly CheckedEntry[]) {
  const shown: { entry: CheckedEntry; index: number; tasks: readonly CheckedTask[] }[] = []
  let room = maxShown
  for (const [index, entry] of entries.entries()) {
    if (room <= 0) break
    const tasks = entry.tasks.slice(0, room)
    room -= Math.max(1, tasks.length)
    shown.push({ entry, index, tasks })
  }
  return shown
}

function countUsers(entries: readonly CheckedEntry[]): number {
  return new Set(entries.flatMap(({ user }) => (user === null ? [] : [usernameKey(user)]))).size
}

type EntryPreviewProps = Clock & {
  entry: CheckedEntry
  index: number
  tasks: readonly CheckedTask[]
  isKnown: boolean
  repeated: ReadonlySet<CheckedTask>
}

function EntryPreview({ entry, index, tasks, isKnown, repeated, ...clock }: EntryPreviewProps) {
  const t = useTranslations('imports')
  const textOf = useMessageText()
  const { user, error } = entry
  // An error of the entry itself; the error of a task is shown with the task.
  const own = error && !tasks.some((task) => task.error) ? error.message : null
  return (
    <section>
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-lg wrap-anywhere">{user ?? t('namelessEntry', { number: index + 1 })}</h3>
        <Badge>{t('entryCount', { count: entry.tasks.length })}</Badge>
      </div>
      {own && <ErrorText text={textOf(own)} />}
      {error?.isOfEntryOnly && <ErrorText text={t('entryRefused')} />}
      {!own && !isKnown && <ErrorText text={t('unknownUser')} />}
      <ul className="mt-2 space-y-2">
        {tasks.map((task, at) => (
          <TaskPreview key={at} checked={task} isRepeated={repeated.has(task)} {...clock} />
        ))}
      </ul>
      {entry.tasks.length > tasks.length && (
        <p className="mt-2 text-muted">{t('more', { count: entry.tasks.length - tasks.length })}</p>
      )}
    </section>
  )
}

function ErrorText({ text }: { text: string }) {
  return (
    <p className="mt-1 flex gap-2 font-medium text-berry-ink">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </p>
  )
}

type TaskPreviewProps = Clock & { checked: CheckedTask; isRepeated: boolean }

function TaskPreview({ checked: { title, task, error }, isRepeated, timeZone, now }: TaskPreviewProps) {
  const t = useTranslations('imports')
  const locale = useLocale()
  const textOf = useMessageText()
  const planned = task && planTask(task, timeZone)
  const isOver = planned !== null && planned.expiresAt < new Date(now)
  return (
    <li className={cn('rounded-control border p-3', error && 'border-berry bg-berry-soft')}>
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-medium wrap-anywhere">{title || t('untitled')}</p>
        {planned && <PointsBadge points={planned.points} />}
      </div>
      {planned && (
        <>
          <p className="line-clamp-2 text-muted wrap-anywhere">{planned.description}</p>
          {planned.expectations.length > 0 && (
            <p className="mt-1 text-sm text-muted wrap-anywhere">
              {t('tells', {
                expectations: planned.expectations
                  .map(({ text, isHidden }) => (isHidden ? t('hidden', { text }) : text))
                  .join(' · '),
              })}
            </p>
          )}
          <p className="mt-1 text-sm text-muted">
            {formatDay(planned.date, locale)},{' '}
            {isOver ? t('isOver') : t('open', { moment: formatInstant(planned.expiresAt, timeZone, locale) })}
          </p>
        </>
      )}
      {isRepeated && <p className="mt-1 font-medium">{t('repeated')}</p>}
      {error && <ErrorText text={textOf(error.message)} />}
    </li>
  )
}
