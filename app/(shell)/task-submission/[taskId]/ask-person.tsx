'use client'

import { HandHelping } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState } from 'react'
import { useAction } from '@/components/form/use-action'
import { ErrorBanner } from '@/components/form/error-banner'
import { Button } from '@/components/ui/button'
import { useTapGuard } from '@/components/ui/use-tap-guard'
import type { ReasonNotToAsk } from '@/lib/appeals/json'
import { mostOpenAppeals } from '@/lib/appeals/limits'
import { askPersonAction } from './actions'
import { AppealMessage } from './appeal-message'
import type { DraftStore } from './draft-store'

type AskPersonProps = {
  taskId: string
  reasonNotTo: ReasonNotToAsk
  disabled?: boolean
  /** What the member has written to the person so far. */
  message: string
  onMessage: (message: string) => void
  /** Runs the call, which may confirm the text. */
  during: DraftStore['during']
  onAsked: () => void
  /** Called when the form opens or closes. */
  onToggle?: (isOpen: boolean) => void
}

/** Appeals an evaluation that did not accept the text, with an optional message. */
export function AskPerson(props: AskPersonProps) {
  const { taskId, reasonNotTo, disabled = false, message, onMessage, during, onAsked, onToggle } = props
  const t = useTranslations('appeals')
  const tSubmission = useTranslations('submission')
  const [isOpen, setOpen] = useState(false)
  const { busy, error, run } = useAction()
  const field = useRef<HTMLTextAreaElement>(null)
  const reasonId = useId()
  const tapGuard = useTapGuard(isOpen)

  function toggle(isOpen: boolean) {
    setOpen(isOpen)
    onToggle?.(isOpen)
  }

  useEffect(() => {
    if (isOpen) field.current?.focus()
  }, [isOpen])

  if (reasonNotTo) {
    return (
      <div className="space-y-2">
        <Button variant="secondary" disabled aria-describedby={reasonId}>
          <HandHelping aria-hidden />
          {t('ask')}
        </Button>
        <p id={reasonId}>{t(reasonNotTo, { most: mostOpenAppeals })}</p>
      </div>
    )
  }
  if (!isOpen) {
    return (
      <Button variant="secondary" disabled={disabled} aria-expanded={false} onClick={() => toggle(true)}>
        <HandHelping aria-hidden />
        {t('ask')}
      </Button>
    )
  }
  return (
    <form
      noValidate
      aria-label={t('ask')}
      className="w-full space-y-3 text-ink"
      onSubmit={(event) => {
        event.preventDefault()
        run(() => during('confirming', () => askPersonAction({ taskId, message })), {
          failed: tSubmission('saveFailedTitle'),
          done: onAsked,
        })
      }}
    >
      <p>{t('hint')}</p>
      <AppealMessage ref={field} message={message} error={error?.fields?.message?.[0]} onChange={onMessage} />
      {error && !error.fields?.message && <ErrorBanner error={error} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} disabled={disabled} {...tapGuard}>
          {t('send')}
        </Button>
        <Button variant="ghost" disabled={busy} onClick={() => toggle(false)} {...tapGuard}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
