'use client'

import { Plus } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { PickedUser } from '@/components/admin/use-found'
import { FormDialog } from '@/components/form/lazy-form-dialog'
import { useAction } from '@/components/form/use-action'
import { useKept } from '@/components/form/use-kept'
import { Button } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { notify } from '@/components/ui/notify'
import { whenNeeded } from '@/components/ui/when-needed'
import type { Day } from '@/lib/calendar'
import { formatDay } from '@/lib/i18n/format'
import type { PauseView } from '@/lib/pauses/json'
import { deletePauseAction } from './actions'
import type { PauseForm } from './add-pause-dialog'
import { PauseCalendar } from './pause-calendar'
import { PauseItem } from './pause-item'

const AddPauseDialog = whenNeeded(() => import('./add-pause-dialog').then((loaded) => loaded.AddPauseDialog))

type PausesProps = {
  pauses: PauseView[]
  today: Day
  /** Shows and adds the pauses of this member. */
  member?: PickedUser
}

/** The pauses of the family and its members, which can be added and deleted. */
export function Pauses({ pauses, today, member }: PausesProps) {
  const t = useTranslations('pauses')
  const locale = useLocale()
  const { busy, error, run, forget } = useAction()
  const [isAdding, setAdding] = useState(false)
  const kept = useKept<PauseForm>()
  const [pendingDeletion, setPendingDeletion] = useState<PauseView | null>(null)

  const daysOf = ({ from, to }: PauseView) =>
    from === to
      ? t('oneDay', { from: formatDay(from, locale) })
      : t('days', { from: formatDay(from, locale), to: formatDay(to, locale) })

  function ask(pause: PauseView) {
    forget()
    setPendingDeletion(pause)
  }

  // The dialog shows an error, so no notice repeats it.
  function remove({ id, name }: PauseView) {
    run(() => deletePauseAction({ pauseId: id }), {
      done: () => {
        setPendingDeletion(null)
        notify.success({ title: t('deletedTitle'), description: name })
      },
    })
  }

  return (
    <Card className="max-sm:p-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <CardTitle>{member ? t('ofMember', { username: member.username }) : t('heading')}</CardTitle>
          <p className="mt-1 text-muted">
            {t('hint')} {member && t('ofMemberHint')}
          </p>
        </div>
        <Button variant="secondary" onClick={() => setAdding(true)}>
          <Plus aria-hidden />
          {t('add')}
        </Button>
      </div>
      <PauseCalendar pauses={pauses} today={today} />
      {pauses.length === 0 ? (
        <p className="mt-4 text-muted">{t('none')}</p>
      ) : (
        <ul className="mt-4 divide-y">
          {pauses.map((pause) => (
            <PauseItem
              key={pause.id}
              pause={pause}
              today={today}
              days={daysOf(pause)}
              busy={busy}
              onDelete={() => ask(pause)}
            />
          ))}
        </ul>
      )}
      {isAdding && <AddPauseDialog today={today} member={member} kept={kept} onClose={() => setAdding(false)} />}
      {pendingDeletion && (
        <FormDialog
          destructive
          title={t('deleteTitle')}
          description={t('deleteQuestion', { name: pendingDeletion.name, days: daysOf(pendingDeletion) })}
          action={t('remove')}
          busy={busy}
          error={error}
          effects={[t('deleteEffect')]}
          onClose={() => setPendingDeletion(null)}
          onSubmit={() => remove(pendingDeletion)}
        />
      )}
    </Card>
  )
}
