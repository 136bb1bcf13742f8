'use client'

import { Leaf } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useAction } from '@/components/form/use-action'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
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
  const [form, setForm] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const { busy, run } = useAction()
  const giveButton = useRef<HTMLButtonElement>(null)
  const wasBusy = useRef(busy)

  // The button that takes the leaf back is disabled meanwhile, and then gone.
  useEffect(() => {
    if (wasBusy.current && !busy && document.activeElement === document.body) giveButton.current?.focus()
    wasBusy.current = busy
  }, [busy])

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
      {form === 'open' ? (
        <LeafForm taskId={id} title={title} leaf={leaf} onClose={() => setForm('closed')} />
      ) : (
        <div className={cn('flex flex-wrap gap-2', leaf && 'max-sm:-ml-4')}>
          <Button
            ref={giveButton}
            autoFocus={form === 'closed'}
            variant={leaf ? 'ghost' : 'secondary'}
            disabled={busy}
            aria-label={leaf ? t('changeFor', { title }) : t('giveFor', { title })}
            onClick={() => setForm('open')}
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
