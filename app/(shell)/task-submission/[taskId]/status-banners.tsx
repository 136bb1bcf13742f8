import { CircleCheckBig, Clock, Hourglass, MessageSquareText, RotateCcw } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Banner } from '@/components/ui/banner'
import type { AppealView } from '@/lib/appeals/json'
import { leadingWithStep, withoutOffer } from '@/lib/evaluation/encouragement'
import { isReadForSafety } from '@/lib/evaluation/thanks'
import { formatInstant } from '@/lib/i18n/format'
import type { TaskView } from '@/lib/tasks/json'
import { closingTime, isEarning, isExpired, isPastDueDate } from '@/lib/tasks/status'
import { AskedPerson } from './asked-person'
import { Feedback } from './feedback'

type StatusBannersProps = {
  task: TaskView
  appeal: AppealView
  now: Date
  timeZone: string
  /** The appeal form, for a member who can ask. */
  askPerson: ReactNode
}

/** What the task's status means for the member who opens it. */
export function StatusBanners({ task, appeal, now, timeZone, askPerson }: StatusBannersProps) {
  const t = useTranslations('submission')
  const locale = useLocale()
  const closing = closingTime(task)
  const isLate = !isEarning(task.status) && isPastDueDate(task, now, timeZone)
  return (
    <div className="space-y-3 empty:hidden">
      {isLate && (
        <Banner tone="ember" icon={<Clock aria-hidden />} title={t('pastDue')}>
          <p>{closing ? t('openUntil', { moment: formatInstant(closing, timeZone, locale) }) : t('stillOpen')}</p>
        </Banner>
      )}
      {isExpired(task, now) && !task.needsPerson ? (
        <ExpiredBanner task={task} appeal={appeal} timeZone={timeZone} askPerson={askPerson} />
      ) : (
        <VerdictBanner task={task} appeal={appeal} askPerson={askPerson} />
      )}
    </div>
  )
}

function ExpiredBanner({ task, appeal, timeZone, askPerson }: Omit<StatusBannersProps, 'now'>) {
  const t = useTranslations('submission')
  const locale = useLocale()
  const { status, feedback, feedbackLanguage } = task
  const closing = closingTime(task)
  const when = closing && formatInstant(closing, timeZone, locale)
  // An accepted task stays accepted, so this comes before the check for expiry.
  const isDone = isEarning(status)
  return (
    <Banner
      tone={isDone ? 'leaf' : 'stone'}
      icon={isDone ? <CircleCheckBig aria-hidden /> : <Hourglass aria-hidden />}
      title={isDone ? t('stillYours') : t('expired')}
    >
      {isDone && <p>{t('expired')}</p>}
      {when && <p>{when}</p>}
      <Answer appeal={appeal} status={status} />
      {feedback && <Feedback text={feedback} language={feedbackLanguage} />}
      {appeal.canAsk && <div className="mt-3">{askPerson}</div>}
    </Banner>
  )
}

/** The reviewer's reply to the appeal, unless a later decision or text has overtaken it. */
function Answer({ appeal: { state }, status }: { appeal: AppealView; status: TaskView['status'] }) {
  const t = useTranslations('appeals')
  if (state !== (isEarning(status) ? 'granted' : 'kept')) return null
  return <p className="font-medium">{t(state)}</p>
}

function VerdictBanner({ task, appeal, askPerson }: Omit<StatusBannersProps, 'now' | 'timeZone'>) {
  const t = useTranslations('submission')
  const tAppeals = useTranslations('appeals')
  const { id, status, feedback, feedbackLanguage, needsPerson } = task
  const plain = feedback && (
    <Banner tone="sky" icon={<MessageSquareText aria-hidden />}>
      <Feedback text={feedback} language={feedbackLanguage} />
    </Banner>
  )
  if (isReadForSafety(task)) return plain
  if (needsPerson) {
    const hasOpenAppeal = appeal.state === 'open'
    return (
      <Banner tone="sky" icon={<Hourglass aria-hidden />} title={t('needsPerson')}>
        <p>{hasOpenAppeal ? tAppeals('askedHint') : t('needsPersonAfter')}</p>
        {appeal.canWithdraw && <AskedPerson taskId={id} message={hasOpenAppeal ? appeal.message : ''} />}
        {feedback && <Feedback text={withoutOffer(feedback)} language={feedbackLanguage} />}
      </Banner>
    )
  }
  if (status === 'rejected') {
    return (
      <Banner tone="berry" icon={<RotateCcw aria-hidden />} title={t('rejectedBanner')}>
        <Answer appeal={appeal} status={status} />
        {feedback && <Feedback text={leadingWithStep(feedback)} language={feedbackLanguage} />}
        {appeal.canAsk && <div className="mt-3">{askPerson}</div>}
      </Banner>
    )
  }
  if (isEarning(status)) {
    return (
      <Banner tone="leaf" icon={<CircleCheckBig aria-hidden />} title={t('acceptedBanner')}>
        <Answer appeal={appeal} status={status} />
        {feedback && <Feedback text={feedback} language={feedbackLanguage} />}
      </Banner>
    )
  }
  return plain
}
