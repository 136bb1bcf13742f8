import { useTranslations } from 'next-intl'
import { AllClearScene } from '@/components/illustrations/scenes'
import { Card, CardTitle } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { agreementPercent, enoughDecisions, evaluatorName } from '@/lib/evaluation/agreement'
import type { AgreementJson } from '@/lib/evaluation/schema'

/** How often people agreed with each version of each evaluator. */
export function AgreementCard({ agreement }: { agreement: AgreementJson[] }) {
  const t = useTranslations('evaluator')
  return (
    <Card>
      <CardTitle id="agreement">{t('agreement')}</CardTitle>
      <p className="mt-2 max-w-prose text-muted">{t('agreementHint')}</p>
      {agreement.length === 0 ? (
        <EmptyState scene={<AllClearScene />} title={t('empty')}>
          {t('emptyHint')}
        </EmptyState>
      ) : (
        <>
          <ul aria-labelledby="agreement" className="mt-3 divide-y border-y">
            {agreement.map((one) => (
              <AgreementRow key={`${one.evaluator} ${one.version}`} {...one} />
            ))}
          </ul>
          <p className="mt-3 max-w-prose text-base text-muted sm:text-sm">{t('selected')}</p>
        </>
      )}
    </Card>
  )
}

function AgreementRow({ evaluator, version, decisions, agreed }: AgreementJson) {
  const t = useTranslations('evaluator')
  const isEnough = decisions >= enoughDecisions
  return (
    <li className="@container flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{evaluatorName(evaluator, t)}</p>
        <p className="text-sm wrap-anywhere text-muted">{version}</p>
      </div>
      <div className="@lg:text-right">
        <p>
          <span className="figures font-semibold">{t('agreed', { agreed, decisions })}</span> {t('same', { decisions })}
          {isEnough && (
            <span className="figures text-muted">
              {' '}
              · {t('rate', { percent: agreementPercent({ decisions, agreed }) })}
            </span>
          )}
        </p>
        {!isEnough && <p className="text-base text-muted sm:text-sm">{t('few')}</p>}
      </div>
    </li>
  )
}
