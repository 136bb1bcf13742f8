'use client'

import { Check, ExternalLink, RotateCcw } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useState } from 'react'
import { ErrorBanner } from '@/components/form/error-banner'
import { managedTaskPath } from '@/components/paths/task-path'
import { Badge, type Tone } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { whenNeeded } from '@/components/ui/when-needed'
import { formatInstant } from '@/lib/i18n/format'
import type { Suspicion } from '@/lib/evaluation/text/suspicion'
import type { ReviewItemJson, ReviewVerdict } from '@/lib/review/json'
import { decideTaskAction } from '@/components/admin/tasks/actions'
import { useAction } from '@/components/form/use-action'
import { useKeptInTab } from '@/components/form/use-kept-in-tab'
import { MemberMessage } from './member-message'
import type { ReasonInput } from './reason-form'
import { ReviewText } from './review-text'

const PhotoStrip = dynamic(() => import('@/components/photos/photo-strip').then((module) => module.PhotoStrip))
const ReasonForm = whenNeeded(() => import('./reason-form').then((module) => module.ReasonForm))

const tones: Record<ReviewVerdict, Tone> = { accepted: 'leaf', refused: 'berry', unsure: 'sky' }

type ReviewCardProps = { viewerId: string; item: ReviewItemJson; timeZone: string; onActed: () => void }

/** A text that needs a review: its task, its evaluation and the two possible decisions. */
export function ReviewCard({ viewerId, item, timeZone, onActed }: ReviewCardProps) {
  const t = useTranslations('review')
  const locale = useLocale()
  const tEvaluation = useTranslations('evaluation')
  const { kind, taskId, submissionId, title, username, since, points, verdict, score, weakest, missing, message } = item
  const { description, suspicions, suspicionsElsewhere } = item
  const signsHere = suspicions.filter((sign) => !suspicionsElsewhere.includes(sign))
  const namesOf = (signs: Suspicion[]) => signs.map((sign) => tEvaluation(`suspicions.${sign}`)).join(' · ')
  const [isRefusing, setRefusing] = useState(false)
  const kept = useKeptInTab<ReasonInput>(viewerId, `reason:${taskId}:${submissionId}`)
  const { busy, error, run } = useAction()
  const titleId = `review-${taskId}`

  function showDecided() {
    // A reason that was typed before accepting is of no use any more.
    kept.discard()
    onActed()
    notify.success({ title: t('decided'), description: t('decidedHint', { username }) })
  }

  function accept() {
    run(() => decideTaskAction({ taskId, reviewed: submissionId, isAccepted: true }), {
      failed: t('failed'),
      done: showDecided,
    })
  }

  return (
    <div className="@container">
      <article
        tabIndex={-1}
        aria-labelledby={titleId}
        className="space-y-3 rounded-card border bg-card p-4 shadow-soft focus-visible:outline-2 @xl:space-y-4 @xl:p-5"
      >
        <div className="space-y-1">
          <div className="flex flex-wrap items-center gap-2">
            <Badge tone={kind === 'appeal' ? 'gold' : 'stone'}>{t(`kinds.${kind}`, { tries: item.tries ?? 0 })}</Badge>
            {verdict && <Badge tone={tones[verdict]}>{t(`verdicts.${verdict}`)}</Badge>}
            {score !== null && <span className="figures text-muted">{t('score', { score })}</span>}
          </div>
          <h2 id={titleId} className="text-lg wrap-anywhere @xl:text-xl">
            {title}
          </h2>
          <p className="text-muted wrap-anywhere @max-xl:text-sm">
            {username} · {t('since', { moment: formatInstant(since, timeZone, locale) })}
          </p>
        </div>
        {description && <p className="line-clamp-4 max-w-prose wrap-anywhere @max-xl:text-sm">{description}</p>}
        {/* The actions are sticky in here only: not before it can be seen whose text they decide on. */}
        <div className="space-y-3 @xl:space-y-4">
          {message && <MemberMessage username={username} message={message} />}
          <ReviewText item={item} />
          {item.photos.length > 0 && <PhotoStrip taskId={taskId} photos={item.photos} username={username} />}
          {kind === 'suspicion' && signsHere.length > 0 && (
            <p className="text-muted">{t('signs', { signs: namesOf(signsHere) })}</p>
          )}
          {suspicionsElsewhere.length > 0 && (
            <p className="text-muted">{t('signsElsewhere', { signs: namesOf(suspicionsElsewhere) })}</p>
          )}
          {(missing.length > 0 || weakest) && (
            <p className="text-muted wrap-anywhere @max-xl:text-sm">
              {[
                ...(missing.length > 0 ? [t('missing', { expectations: missing.join(' · ') })] : []),
                ...(weakest ? [t('weakest', { label: weakest })] : []),
              ].join(' — ')}
            </p>
          )}
          {error && <ErrorBanner error={error} />}
          {isRefusing ? (
            <ReasonForm
              taskId={taskId}
              reviewed={submissionId}
              username={username}
              kept={kept}
              onCancel={() => setRefusing(false)}
              onDecided={showDecided}
            />
          ) : (
            <div className="sticky bottom-0 -mx-4 -mb-4 grid grid-cols-[minmax(0,1fr)_auto] gap-2 rounded-b-card border-t bg-card p-4 @xl:static @xl:m-0 @xl:flex @xl:flex-wrap @xl:gap-3 @xl:rounded-none @xl:border-0 @xl:p-0">
              <Button className="@max-xl:col-span-2" busy={busy} onClick={accept}>
                {!busy && <Check aria-hidden />}
                {item.isTaskAccepted ? t('acceptAgain') : t('accept', { points: points ?? 0 })}
              </Button>
              <Button
                variant="secondary"
                className="@max-xl:shrink @max-xl:px-2 @max-xl:py-2 @max-xl:whitespace-normal"
                disabled={busy}
                onClick={() => setRefusing(true)}
              >
                <RotateCcw aria-hidden />
                {item.isTaskAccepted ? t('takeBack') : item.verdict === 'accepted' ? t('notYet') : t('keep')}
              </Button>
              <Button asChild variant="ghost" className="@max-xl:px-2">
                <Link href={managedTaskPath(taskId)} aria-label={t('openTask', { title })}>
                  <ExternalLink aria-hidden />
                  {t('open')}
                </Link>
              </Button>
            </div>
          )}
        </div>
      </article>
    </div>
  )
}
