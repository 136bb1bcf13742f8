import { useLocale, useTranslations } from 'next-intl'
import { Badge, type Tone } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { formatInstant } from '@/lib/i18n/format'
import type { RequestJson, RequestState } from '@/lib/rewards/json'
import { CancelButton } from './cancel-button'

const tones: Record<RequestState, Tone> = {
  open: 'sky',
  given: 'leaf',
  declined: 'ember',
  cancelled: 'stone',
  returned: 'stone',
}

/** The member's requests, newest first; an open one can be cancelled. */
export function RequestList({ requests, timeZone }: { requests: RequestJson[]; timeZone: string }) {
  const t = useTranslations('rewards')
  const locale = useLocale()
  return (
    <Card className="py-2 sm:py-3">
      <ul className="divide-y">
        {requests.map(({ id, name, cost, state, reason, askedAt }) => (
          <li key={id} tabIndex={-1} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
            <div className="min-w-0 flex-1 basis-56">
              <p className="font-medium wrap-anywhere">{name}</p>
              <p className="text-muted">
                {t('price', { cost })} · {formatInstant(askedAt, timeZone, locale)}
              </p>
              {reason && <p className="mt-1 wrap-anywhere whitespace-pre-line">{reason}</p>}
              {state !== 'open' && state !== 'given' && <p className="mt-1">{t('pointsBack')}</p>}
            </div>
            <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
            {state === 'open' && <CancelButton id={id} name={name} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}
