import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { address, pathOf } from '@/components/rest/ask'
import { Button } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import type { exportOperation } from '@/lib/export/operations'

const ownData = address<typeof exportOperation>({ method: 'get', path: '/api/users/{userId}/export' })

/** Lets users download their own data. */
export function ExportCard({ userId }: { userId: string }) {
  const t = useTranslations('account')
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-64">
        <CardTitle>{t('exportHeading')}</CardTitle>
        <p className="mt-0.5 text-muted">{t('exportHint')}</p>
      </div>
      <Button variant="secondary" asChild>
        <a href={pathOf(ownData, { userId })} download="laurel.json">
          <Download aria-hidden />
          {t('export')}
        </a>
      </Button>
    </Card>
  )
}
