'use client'

import { Pencil, Trash2 } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { AddButton } from '@/components/admin/add-button'
import { FormDialog } from '@/components/form/lazy-form-dialog'
import { useAction } from '@/components/form/use-action'
import { useKeptByKey } from '@/components/form/use-kept'
import type { PickedUser } from '@/components/admin/use-found'
import { NothingFoundScene } from '@/components/illustrations/scenes'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { notify } from '@/components/ui/notify'
import { whenNeeded } from '@/components/ui/when-needed'
import type { Day } from '@/lib/calendar'
import { formatDay, formatList } from '@/lib/i18n/format'
import type { RewardForm } from '@/lib/rewards/form'
import type { ManagedRewardJson } from '@/lib/rewards/json'
import { deleteRewardAction } from './actions'

const RewardDialog = whenNeeded(() => import('./reward-dialog').then((module) => module.RewardDialog))

type Open = { dialog: 'create' } | { dialog: 'edit' | 'delete'; reward: ManagedRewardJson } | null
type ManageRewardsProps = { rewards: ManagedRewardJson[]; members: PickedUser[]; today: Day }

/** The family's rewards, which can be added, changed and deleted. */
export function ManageRewards({ rewards, members, today }: ManageRewardsProps) {
  const t = useTranslations('manageRewards')
  const [open, setOpen] = useState<Open>(null)
  const keptOf = useKeptByKey<RewardForm>()
  const { busy, error, run } = useAction()
  const close = () => setOpen(null)

  function remove({ id: rewardId, name }: ManagedRewardJson) {
    run(() => deleteRewardAction({ rewardId }), {
      failed: t('deleteFailed'),
      done: () => {
        close()
        notify.success({ title: t('deleted'), description: name })
      },
    })
  }

  return (
    <section aria-labelledby="rewards">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="rewards" className="text-2xl">
          {t('rewards')}
        </h2>
        <AddButton label={t('add')} onClick={() => setOpen({ dialog: 'create' })} />
      </div>
      <Card className="py-2 sm:py-3">
        {rewards.length === 0 ? (
          <EmptyState scene={<NothingFoundScene />} title={t('none')}>
            {t('noneHint')}
          </EmptyState>
        ) : (
          <ul className="divide-y">
            {rewards.map((reward) => (
              <RewardRow
                key={reward.id}
                reward={reward}
                members={members}
                today={today}
                onEdit={() => setOpen({ dialog: 'edit', reward })}
                onDelete={() => setOpen({ dialog: 'delete', reward })}
              />
            ))}
          </ul>
        )}
      </Card>
      {open?.dialog === 'create' && <RewardDialog members={members} kept={keptOf('new')} onClose={close} />}
      {open?.dialog === 'edit' && (
        <RewardDialog
          reward={open.reward}
          members={members}
          kept={keptOf(JSON.stringify(open.reward))}
          onClose={close}
        />
      )}
      {open?.dialog === 'delete' && (
        <FormDialog
          destructive
          title={t('deleteTitle')}
          description={t('deleteQuestion', { name: open.reward.name })}
          action={t('remove')}
          busy={busy}
          error={error}
          effects={[t('deleteEffect')]}
          onClose={close}
          onSubmit={() => remove(open.reward)}
        />
      )}
    </section>
  )
}

type RewardRowProps = {
  reward: ManagedRewardJson
  members: PickedUser[]
  today: Day
  onEdit: () => void
  onDelete: () => void
}

function RewardRow({ reward, members, today, onEdit, onDelete }: RewardRowProps) {
  const t = useTranslations('manageRewards')
  const tRewards = useTranslations('rewards')
  const locale = useLocale()
  const { name, cost, stock, taken, perWeek, memberIds, until } = reward
  const names = members.filter(({ id }) => memberIds?.includes(id)).map(({ username }) => username)
  const limits = [
    memberIds === null ? t('forEveryone') : names.length > 0 ? formatList(names, locale) : t('forNobody'),
    stock === null ? taken > 0 && t('taken', { taken }) : t('takenOf', { taken, stock }),
    perWeek !== null && t('perWeekEach', { perWeek }),
    until !== null && until >= today && tRewards('until', { day: formatDay(until, locale) }),
    until !== null && until < today && t('over', { day: formatDay(until, locale) }),
  ].filter((limit) => limit !== false)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex flex-wrap items-center gap-2">
          <h3 className="text-lg wrap-anywhere">{name}</h3>
          <Badge tone="gold" className="figures">
            {tRewards('price', { cost })}
          </Badge>
        </div>
        <p className="mt-1 text-muted wrap-anywhere">{limits.join(' · ')}</p>
      </div>
      <div className="flex gap-2">
        <Button variant="secondary" onClick={onEdit} aria-label={t('editOf', { name })}>
          <Pencil aria-hidden />
          {t('edit')}
        </Button>
        <Button variant="secondary" onClick={onDelete} aria-label={t('removeOf', { name })}>
          <Trash2 aria-hidden />
          {t('remove')}
        </Button>
      </div>
    </li>
  )
}
