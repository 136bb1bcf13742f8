'use client'

import { Leaf } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useAction } from '@/components/form/use-action'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { formatInstant } from '@/lib/i18n/format'
import type { LeafJson } from '@/lib/leaves/json'
import { removeLeafAction } from './actions'

type LeafItemProps = { taskId: string; leaf: LeafJson; timeZone: string }

/** A leaf with its line, which the task's member and administrators can remove after a second press. */
export function LeafItem({ taskId, leaf: { giverId, giver, line, givenAt }, timeZone }: LeafItemProps) {
  const t = useTranslations('leaves')
  const locale = useLocale()
  const [removal, setRemoval] = useState<'unasked' | 'asking' | 'declined'>('unasked')
  const { busy, run } = useAction()

  function remove() {
    run(() => removeLeafAction({ taskId, giverId }), {
      failed: t('removeFailed'),
      done: () => notify.neutral({ title: t('removed') }, <Leaf aria-hidden className="size-5" />),
    })
  }

  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <Leaf aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
      <div className="min-w-0 flex-1 basis-48 wrap-anywhere">
        <p className="font-medium">{t('from', { giver })}</p>
        {line && <p dir="auto">{line}</p>}
        <p className="text-muted">{formatInstant(givenAt, timeZone, locale)}</p>
      </div>
      {removal === 'asking' ? (
        <div role="group" aria-label={t('removeOf', { giver })} className="flex flex-wrap items-center gap-2">
          <p className="w-full">{t('removeReally')}</p>
          <Button variant="destructive" busy={busy} onClick={remove}>
            {t('removeNow')}
          </Button>
          <Button variant="ghost" disabled={busy} autoFocus onClick={() => setRemoval('declined')}>
            {t('keep')}
          </Button>
        </div>
      ) : (
        <Button
          variant="ghost"
          aria-label={t('removeOf', { giver })}
          autoFocus={removal === 'declined'}
          onClick={() => setRemoval('asking')}
        >
          {t('remove')}
        </Button>
      )}
    </li>
  )
}
