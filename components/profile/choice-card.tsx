'use client'

import { useTranslations } from 'next-intl'
import { useId, useLayoutEffect, useOptimistic, useRef, useTransition } from 'react'
import { Card, CardTitle } from '@/components/ui/card'
import { Checkbox } from '@/components/ui/checkbox'
import { Label } from '@/components/ui/label'
import { callAction } from '@/components/form/call-action'
import { notify } from '@/components/ui/notify'
import type { Result } from '@/lib/http/result'

type ChoiceCardProps<Field extends string> = {
  title: string
  hint: string
  label: string
  /** The choice's name in what `store` takes. */
  field: Field
  isChosen: boolean
  /** Titles of the notices after the choice was stored, and after it could not be. */
  saved: string
  failed: string
  store: (choice: Record<Field, boolean>) => Promise<Result<unknown>>
}

/** A setting that is on or off, stored as soon as it is changed. */
export function ChoiceCard<Field extends string>(props: ChoiceCardProps<Field>) {
  const { title, hint, label, field, isChosen: isStored, saved, failed, store } = props
  const tCommon = useTranslations('common')
  const [isChosen, setChosen] = useOptimistic(isStored)
  const [isPending, startTransition] = useTransition()
  const id = useId()
  const top = useRef(0)

  // What is chosen may make the page above it longer: the control stays where it was.
  useLayoutEffect(() => {
    const measured = () => document.getElementById(id)?.getBoundingClientRect().top ?? 0
    if (top.current) scrollBy(0, measured() - top.current)
    return () => {
      top.current = measured()
    }
  }, [id, isStored])

  function choose(wanted: boolean) {
    startTransition(async () => {
      setChosen(wanted)
      const result = await callAction(() => store({ [field]: wanted } as Record<Field, boolean>), tCommon)
      if (result.ok) return notify.success({ title: saved })
      notify.destructive({ title: failed, description: result.message })
    })
  }

  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-64">
        <CardTitle>{title}</CardTitle>
        <p id={`${id}-hint`} className="mt-0.5 text-muted">
          {hint}
        </p>
      </div>
      <div className="flex min-h-11 items-center gap-3">
        <Checkbox
          id={id}
          aria-describedby={`${id}-hint`}
          aria-busy={isPending}
          checked={isChosen}
          onChange={({ target }) => choose(target.checked)}
        />
        <Label htmlFor={id}>{label}</Label>
      </div>
    </Card>
  )
}
