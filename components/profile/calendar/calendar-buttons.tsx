'use client'

import { CalendarPlus, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { useProvenAction } from '@/components/proof/use-proven-action'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { whenNeeded } from '@/components/ui/when-needed'
import { makeCalendarAction, revokeCalendarAction } from './actions'

const FormDialog = whenNeeded(() => import('@/components/form/form-dialog').then((module) => module.FormDialog))
const ShownOnce = whenNeeded(() => import('@/components/profile/shown-once').then((module) => module.ShownOnce))

type Open = 'renew' | 'revoke' | { url: string } | null

/** Makes and revokes one calendar address; a new one is shown once. */
export function CalendarButtons({ isFamily, isMade }: { isFamily: boolean; isMade: boolean }) {
  const t = useTranslations('calendar')
  const [open, setOpen] = useState<Open>(null)
  const maker = useRef<HTMLButtonElement>(null)
  const { busy, error, proof, run, forget } = useProvenAction()
  const calendar = t(isFamily ? 'family' : 'own')
  const close = () => {
    setOpen(null)
    forget()
  }

  function make() {
    run(() => makeCalendarAction({ isFamily }), {
      // The dialog shows an error itself.
      failed: isMade ? undefined : t('makeFailed'),
      done: ({ path }) => setOpen({ url: `${location.origin}${path}` }),
    })
  }

  function revoke() {
    run(() => revokeCalendarAction({ isFamily }), {
      done: () => {
        setOpen(null)
        notify.success({ title: t('revoked'), description: calendar })
      },
    })
  }

  return (
    <div className="flex flex-wrap gap-3">
      <Button
        ref={maker}
        variant="secondary"
        disabled={busy && open === null}
        aria-label={t(isMade ? 'renewOf' : 'makeOf', { calendar })}
        onClick={() => (isMade ? setOpen('renew') : make())}
      >
        <CalendarPlus aria-hidden />
        {t(isMade ? 'renew' : 'make')}
      </Button>
      {isMade && (
        <Button variant="secondary" aria-label={t('revokeOf', { calendar })} onClick={() => setOpen('revoke')}>
          <Trash2 aria-hidden />
          {t('revoke')}
        </Button>
      )}
      {(open === 'renew' || open === 'revoke') && (
        <FormDialog
          destructive
          title={t(`${open}Title`)}
          description={t(`${open}Question`)}
          action={t(open)}
          busy={busy}
          error={error}
          // Revoking, which is still busy when the dialog closes, removes its own button.
          returnFocus={() => (busy ? maker.current : null)}
          onClose={close}
          onSubmit={open === 'renew' ? make : revoke}
          proof={proof}
        />
      )}
      {open === null && proof}
      {open !== null && typeof open === 'object' && (
        <ShownOnce
          title={t('madeTitle')}
          hint={t('madeHint')}
          label={t('address', { calendar })}
          name={calendar}
          value={open.url}
          copyLabel={t('copy')}
          opener={maker}
          onClose={close}
        />
      )}
    </div>
  )
}
