import {
  Copy,
  EyeOff,
  FileCode,
  KeyRound,
  Megaphone,
  ScanEye,
  Shuffle,
  SquareTerminal,
  type LucideIcon,
} from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import type { Suspicion } from '@/lib/evaluation/text/suspicion'

const icons: Record<Suspicion, LucideIcon> = {
  injection: Megaphone,
  hidden: EyeOff,
  format: SquareTerminal,
  encoded: Shuffle,
  copied: Copy,
  asks_secrets: KeyRound,
  markup: FileCode,
}

/** Why a submission should be reviewed, and that its score is unaffected. Renders nothing without suspicions. */
export function Suspicions({ suspicions }: { suspicions: Suspicion[] }) {
  const t = useTranslations('evaluation')
  if (suspicions.length === 0) return null
  return (
    <section className="space-y-3 rounded-control border p-4">
      <h3 className="flex items-center gap-2 text-base">
        <ScanEye aria-hidden className="size-5 text-ember-ink" />
        {t('suspicious')}
      </h3>
      <ul className="flex flex-wrap gap-2">
        {suspicions.map((suspicion) => {
          const Icon = icons[suspicion]
          return (
            <li key={suspicion} className="max-w-full">
              <Badge tone="ember" className="max-w-full whitespace-normal">
                <Icon aria-hidden />
                {t(`suspicions.${suspicion}`)}
              </Badge>
            </li>
          )
        })}
      </ul>
      <p className="max-w-prose text-base text-muted sm:text-sm">{t('suspicionHint')}</p>
    </section>
  )
}
