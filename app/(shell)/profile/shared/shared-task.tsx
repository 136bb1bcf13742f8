'use client'

import { Leaf } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useAction } from '@/components/form/use-action'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { whenNeeded } from '@/components/ui/when-needed'
import { formatDay } from '@/lib/i18n/format'
import type { SharedTaskJson } from '@/lib/leaves/json'
import { takeBackLeafAction } from './actions'

const LeafForm = whenNeeded(() => import('./leaf-form').then((module) => module.LeafForm))

/** A shared task with the viewer's own leaf, or a button to give one. */
export function SharedTask({ task: { id, title, date, leaf } }: { task: SharedTaskJson }) {
  const t = useTranslations('leaves')
  const locale = useLocale()
  const [isWriting, setWriting] = useState(false)
  const { busy, run } = useAction()

  function takeBack() {
    run(() => takeBackLeafAction({ taskId: id }), {
      failed: t('takeBackFailed'),
      done: () => notify.neutral({ title: t('takenBack') }, <Leaf aria-hidden className="size-5" />),
    })
  }

  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56 wrap-anywhere">
        <p className="font-medium">{title}</p>
        <p className="text-muted">{formatDay(date, locale)}</p>
        {leaf && (
          <p className="mt-1 flex gap-2">
            <Leaf aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
            <span dir="auto" className="min-w-0">
              {leaf.line ? t('yoursWith', { line: leaf.line }) : t('yours')}
            </span>
          </p>
        )}
      </div>
      {isWriting ? (
        <LeafForm taskId={id} title={title} leaf={leaf} onClose={() => setWriting(false)} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            variant={leaf ? 'ghost' : 'secondary'}
            disabled={busy}
            aria-label={leaf ? t('changeFor', { title }) : t('giveFor', { title })}
            onClick={() => setWriting(true)}
          >
            {!leaf && <Leaf aria-hidden />}
            {leaf ? t('change') : t('give')}
          </Button>
          {leaf && (
            <Button variant="ghost" busy={busy} aria-label={t('takeBackFor', { title })} onClick={takeBack}>
              {t('takeBack')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
