'use client'

import { CircleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { ProgressLine } from './progress-line'
import type { SuggestionState } from './use-suggestions'

type SuggestionStatusProps = {
  state: SuggestionState
  /** The plan has tasks, which stay as they are when no suggestion arrives. */
  hasTasks: boolean
  onCancel: () => void
  /** Takes what is missing from the library; null when the suggestions come from there already. */
  library: { label: string; onUse: () => void } | null
}

/** Says how the suggestions are getting on, or why there are none. */
export function SuggestionStatus({ state, hasTasks, onCancel, library }: SuggestionStatusProps) {
  const t = useTranslations('planning')
  if (state.kind === 'idle') return null
  if (state.kind === 'busy')
    return (
      <ProgressLine count={state.count} arrived={state.arrived} isLate={state.purpose !== 'plan'} onCancel={onCancel} />
    )
  if (state.kind === 'stopped')
    return (
      <p role="status" className="text-muted">
        {t('stopped')}
      </p>
    )
  const { message, arrived } = state
  return (
    <Banner
      tone="berry"
      role="alert"
      icon={<CircleAlert aria-hidden />}
      title={t(arrived > 0 ? 'brokenOffTitle' : 'failedTitle')}
    >
      <p>{message}</p>
      {arrived > 0 ? <p>{t('arrived', { count: arrived })}</p> : hasTasks && <p>{t('stays')}</p>}
      {library && (
        <Button variant="secondary" className="mt-2 max-w-full whitespace-normal" onClick={library.onUse}>
          {library.label}
        </Button>
      )}
    </Banner>
  )
}
