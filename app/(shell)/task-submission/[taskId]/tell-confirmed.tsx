import { Hourglass, RotateCcw } from 'lucide-react'
import { notify } from '@/components/ui/notify'
import type { Translate } from '@/lib/i18n/message'
import { isForSafety, type ConfirmationJson, type ReceivedEvaluation } from '@/lib/submissions/json'

/** Notifies the member that a person will review the text. */
export function tellAsked(t: Translate<'appeals'>): void {
  notify.neutral({ title: t('asked'), description: t('askedHint') }, <Hourglass aria-hidden className="size-5" />)
}

/**
 * Notifies the member of the confirmed result, and of the bonus on the day it is earned. A rejection is not shown as
 * a success.
 */
export function tellConfirmed(
  t: Translate<'submission'>,
  { status, needsPerson, bonusAwarded }: ConfirmationJson,
  evaluation: ReceivedEvaluation,
): void {
  if (needsPerson && isForSafety(evaluation)) {
    notify.neutral({ title: evaluation.feedback }, <Hourglass aria-hidden className="size-5" />)
    return
  }
  if (needsPerson) {
    notify.neutral(
      { title: t('needsPerson'), description: t('needsPersonAfter') },
      <Hourglass aria-hidden className="size-5" />,
    )
    return
  }
  if (status === 'rejected') {
    notify.neutral({ title: t('rejectedTitle'), description: t('saved') }, <RotateCcw aria-hidden className="size-5" />)
    return
  }
  const bonus = bonusAwarded > 0 && <span className="mt-1 block font-medium text-gold-ink">{t('bonusEarned')}</span>
  notify.success({
    title: t('acceptedTitle'),
    description: (
      <>
        <span className="block">{t('saved')}</span>
        {bonus}
      </>
    ),
  })
}
