import { Hourglass, RotateCcw } from 'lucide-react'
import { notify } from '@/components/ui/notify'
import { messages } from '@/lib/messages'
import { isForReading, type ConfirmationJson, type EvaluationView } from '@/lib/submissions/json'

const words = messages.submission

/** Says that a person will look. */
export function tellAsked(): void {
  const { asked: title, askedHint: description } = messages.appeals
  // TODO i18n: appeals.askedHint outside of a component or hook: take t as a parameter
  // TODO i18n: appeals.asked outside of a component or hook: take t as a parameter
  notify.neutral({ title, description }, <Hourglass aria-hidden className="size-5" />)
}

/** Says what was confirmed, and the bonus on the day that it is earned. A rejection is no success to be ticked off. */
export function tellConfirmed(
  { status, needsPerson, bonusAwarded }: ConfirmationJson,
  evaluation: EvaluationView,
): void {
  if (needsPerson && isForReading(evaluation)) {
    // TODO i18n: submission.keptForReading outside of a component or hook: take t as a parameter
    notify.neutral({ title: words.keptForReading }, <Hourglass aria-hidden className="size-5" />)
    return
  }
  if (needsPerson) {
    // TODO i18n: submission.needsPersonAfter outside of a component or hook: take t as a parameter
    // TODO i18n: submission.needsPerson outside of a component or hook: take t as a parameter
    notify.neutral(
      { title: words.needsPerson, description: words.needsPersonAfter },
      <Hourglass aria-hidden className="size-5" />,
    )
    return
  }
  if (status === 'rejected') {
    // TODO i18n: submission.saved outside of a component or hook: take t as a parameter
    // TODO i18n: submission.rejectedTitle outside of a component or hook: take t as a parameter
    notify.neutral(
      { title: words.rejectedTitle, description: words.saved },
      <RotateCcw aria-hidden className="size-5" />,
    )
    return
  }
  // TODO i18n: dashboard.bonusEarned outside of a component or hook: take t as a parameter
  const bonus = bonusAwarded > 0 && (
    <span className="mt-1 block font-medium text-gold-ink">{messages.dashboard.bonusEarned}</span>
  )
  // TODO i18n: submission.saved outside of a component or hook: take t as a parameter
  // TODO i18n: submission.acceptedTitle outside of a component or hook: take t as a parameter
  notify.success({
    title: words.acceptedTitle,
    description: (
      <>
        <span className="block">{words.saved}</span>
        {bonus}
      </>
    ),
  })
}
