import { useTranslations } from 'next-intl'
import { Card, CardTitle } from '@/components/ui/card'
import { RemovableList } from '@/components/ui/removable-list'
import type { TaskLeaves } from '@/lib/leaves/json'
import { LeafItem } from './leaf-item'
import { ShareSwitch } from './share-switch'

type FamilyPartProps = TaskLeaves & { taskId: string; isOwn: boolean; isAccepted: boolean; timeZone: string }

/** What others gave for a task; while it is accepted, its member chooses whether they may. */
export function FamilyPart({ taskId, isShared, leaves, isOwn, isAccepted, timeZone }: FamilyPartProps) {
  const t = useTranslations('leaves')
  const isSeen = isShared && isAccepted
  return (
    <Card className="mx-auto mt-6 max-w-3xl space-y-4">
      <CardTitle>{t('heading')}</CardTitle>
      {isOwn && isAccepted && <ShareSwitch taskId={taskId} isShared={isShared} />}
      {leaves.length > 0 && !isSeen && <p className="text-muted">{isOwn ? t('hidden') : t('hiddenFromOthers')}</p>}
      {leaves.length > 0 ? (
        <RemovableList aria-label={t('count', { count: leaves.length })} className="divide-y">
          {leaves.map((leaf) => (
            <LeafItem key={leaf.giverId} taskId={taskId} leaf={leaf} timeZone={timeZone} />
          ))}
        </RemovableList>
      ) : (
        isSeen && <p className="text-muted">{t('noneYet')}</p>
      )}
    </Card>
  )
}
