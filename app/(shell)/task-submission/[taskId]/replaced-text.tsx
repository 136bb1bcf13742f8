'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ErrorBanner } from '@/components/form/error-banner'
import { useAction } from '@/components/form/use-action'
import { Button } from '@/components/ui/button'
import { readReplacedDraftAction } from './actions'
import { OtherText } from './other-text'

type ReplacedTextProps = { taskId: string; onTake: (text: string) => void }

/** Offers the text that a save from elsewhere has replaced, which the server keeps for a day. */
export function ReplacedText({ taskId, onTake }: ReplacedTextProps) {
  const t = useTranslations('submission')
  const [text, setText] = useState<string | null>(null)
  const [isDone, setDone] = useState(false)
  const { busy, error, run } = useAction()
  if (isDone) return null
  if (text !== null) {
    return (
      <OtherText
        title={t('replaced')}
        text={text}
        isBusy={false}
        onKeep={() => setDone(true)}
        onTake={() => {
          setDone(true)
          onTake(text)
        }}
      />
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-muted">
      <p>{t('replaced')}</p>
      <Button
        variant="ghost"
        busy={busy}
        onClick={() =>
          run(() => readReplacedDraftAction({ taskId }), { failed: t('replacedGone'), done: (found) => setText(found) })
        }
      >
        {t('lookAtIt')}
      </Button>
      {error && <ErrorBanner error={error} className="w-full" />}
    </div>
  )
}
