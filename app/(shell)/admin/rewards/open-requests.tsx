'use client'

import { useTranslations } from 'next-intl'
import { RequestCard } from '@/components/rewards/request-card'
import { RemovableList } from '@/components/ui/removable-list'
import type { OpenRequestJson } from '@/lib/rewards/json'

type OpenRequestsProps = { viewerId: string; requests: OpenRequestJson[]; total: number; timeZone: string }

/** The requests that wait for an answer, oldest first. */
export function OpenRequests({ viewerId, requests, total, timeZone }: OpenRequestsProps) {
  const t = useTranslations('manageRewards')
  return (
    <section aria-labelledby="requests" className="@container">
      <h2 id="requests" className="mb-4 text-2xl">
        {t('requests', { count: total })}
      </h2>
      <RemovableList className="grid gap-4 @2xl:grid-cols-2">
        {requests.map((request) => (
          <li key={request.id}>
            <RequestCard viewerId={viewerId} request={request} timeZone={timeZone} />
          </li>
        ))}
      </RemovableList>
      {total > requests.length && <p className="mt-4 text-muted">{t('more', { count: total - requests.length })}</p>}
    </section>
  )
}
