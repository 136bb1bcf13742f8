import { useTranslations } from 'next-intl'
import { Coins } from 'lucide-react'
import { Badge } from '@/components/ui/badge'

export function PointsBadge({ points }: { points: number }) {
  return (
    <Badge tone="gold">
      <Coins aria-hidden />
      {useTranslations('task')('points', { points })}
    </Badge>
  )
}
