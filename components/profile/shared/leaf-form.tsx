'use client'

import { Leaf } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { ErrorBanner } from '@/components/form/error-banner'
import { Field } from '@/components/form/field'
import { useAction } from '@/components/form/use-action'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { Textarea } from '@/components/ui/textarea'
import { longestLine } from '@/lib/leaves/limits'
import { characterCount } from '@/lib/text'
import { giveLeafAction } from './actions'

/** The number of remaining characters from which the count is shown. */
const nearEnd = 30

type LeafFormProps = { taskId: string; title: string; leaf: { line: string } | null; onClose: () => void }

/** Gives a leaf with an optional line, or changes the line of one. */
export function LeafForm({ taskId, title, leaf, onClose }: LeafFormProps) {
  const t = useTranslations('leaves')
  const [line, setLine] = useState(leaf?.line ?? '')
  const { busy, error, run } = useAction()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    field.current?.focus()
  }, [])

  const icon = <Leaf aria-hidden className="size-5" />
  const left = longestLine - characterCount(line)
  return (
    <form
      noValidate
      aria-label={t('giveFor', { title })}
      className="w-full space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        run(() => giveLeafAction({ taskId, line }), {
          failed: t('giveFailed'),
          done: ({ isForReading }) => {
            if (isForReading) notify.neutral({ title: t('thanks') }, icon)
            else notify.success({ title: leaf ? t('changed') : t('given') })
            onClose()
          },
        })
      }}
    >
      <Field
        label={t('line')}
        hint={left <= nearEnd ? t('left', { count: left }) : undefined}
        error={error?.fields?.line?.[0]}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            rows={2}
            value={line}
            maxLength={longestLine}
            placeholder={t('placeholder')}
            autoComplete="off"
            onChange={(event) => setLine(event.target.value)}
            // Two rows to see all of it, but one line.
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              event.currentTarget.form?.requestSubmit()
            }}
          />
        )}
      </Field>
      {error && !error.fields?.line && <ErrorBanner error={error} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {leaf ? t('save') : t('send')}
        </Button>
        <Button variant="ghost" disabled={busy} onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
