import { CircleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useMessageText } from '@/components/i18n/use-message-text'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import type { Place } from '@/lib/imports/locate'
import type { ReadError } from '@/lib/imports/reading'

const longestLine = 160

type ReadErrorBannerProps = { error: ReadError; text: string; onShow: (place: Place) => void }

/** The error in the text, the line that contains it, and a button that goes there. */
export function ReadErrorBanner({ error: { message, place }, text, onShow }: ReadErrorBannerProps) {
  const t = useTranslations('imports')
  const textOf = useMessageText()
  const line = place && (text.split('\n')[place.line - 1] ?? '').trim()
  return (
    <Banner tone="berry" role="status" icon={<CircleAlert aria-hidden />} title={textOf(message)}>
      {place && (
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="font-medium whitespace-nowrap">{t('line', { line: place.line })}</span>
          {line && (
            <code className="min-w-0 flex-1 basis-40 font-mono text-sm wrap-anywhere">
              {line.slice(0, longestLine)}
            </code>
          )}
          <Button variant="secondary" onClick={() => onShow(place)}>
            {t('showLine')}
          </Button>
        </div>
      )}
    </Banner>
  )
}
