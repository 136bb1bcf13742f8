import { useTranslations } from 'next-intl'
import { Card, CardTitle } from '@/components/ui/card'
import type { FamilySettings } from '@/lib/settings/schema'
import { VisibilityChoice } from './visibility-choice'

/** The settings that concern the whole family. */
export function FamilyCard({ settings: { visibility } }: { settings: FamilySettings }) {
  const t = useTranslations('setup')
  return (
    <Card className="space-y-4">
      <CardTitle>{t('family')}</CardTitle>
      <VisibilityChoice visibility={visibility} />
    </Card>
  )
}
