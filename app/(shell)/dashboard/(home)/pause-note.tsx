import { TreePalm } from 'lucide-react'
import { getLocale, getTranslations } from 'next-intl/server'
import { Banner } from '@/components/ui/banner'
import { orLogged } from '@/lib/fallback'
import { currentScope } from '@/lib/http/page'
import { formatDay } from '@/lib/i18n/format'
import { endOfOwnPause } from '@/lib/pauses/queries'

/** Tells the viewer that they are on a pause, and until when; nothing otherwise. */
export async function PauseNote() {
  const scope = await currentScope()
  const [end, t, locale] = await Promise.all([
    orLogged(endOfOwnPause(scope), null, 'common.partFailed'),
    getTranslations('pauses'),
    getLocale(),
  ])
  if (end === null) return null
  return (
    <Banner tone="sky" icon={<TreePalm aria-hidden />} className="mb-5">
      <p>{t('onPause', { day: formatDay(end, locale) })}</p>
    </Banner>
  )
}
