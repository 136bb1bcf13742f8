import { AllClearScene } from '@/components/illustrations/scenes'
import { Card, CardTitle } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { agreementPercent, enoughDecisions, evaluatorName } from '@/lib/evaluation/agreement'
import type { AgreementJson } from '@/lib/evaluation/schema'
import { messages } from '@/lib/messages'

const words = messages.evaluator

/** How often people decided the same as each version of each evaluator. */
export function AgreementCard({ agreement }: { agreement: AgreementJson[] }) {
  return (
    <Card>
      <CardTitle id="agreement">{words.agreement}</CardTitle>
      <p className="mt-2 max-w-prose text-muted">{words.agreementHint}</p>
      {agreement.length === 0 ? (
        <EmptyState scene={<AllClearScene />} title={words.empty}>
          {words.emptyHint}
        </EmptyState>
      ) : (
        <>
          <ul aria-labelledby="agreement" className="mt-3 divide-y border-y">
            {agreement.map((one) => (
              <AgreementRow key={`${one.evaluator} ${one.version}`} {...one} />
            ))}
          </ul>
          <p className="mt-3 max-w-prose text-sm text-muted">{words.selected}</p>
        </>
      )}
    </Card>
  )
}

function AgreementRow({ evaluator, version, decisions, agreed }: AgreementJson) {
  const isEnough = decisions >= enoughDecisions
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{evaluatorName(evaluator)}</p>
        <p className="text-sm wrap-anywhere text-muted">{version}</p>
      </div>
      <div className="sm:text-right">
        <p>
          <span className="figures font-semibold">{words.agreed(agreed, decisions)}</span> {words.same}
          {isEnough && (
            <span className="figures text-muted"> · {words.rate(agreementPercent({ decisions, agreed }))}</span>
          )}
        </p>
        {!isEnough && <p className="text-sm text-muted">{words.few}</p>}
      </div>
    </li>
  )
}
