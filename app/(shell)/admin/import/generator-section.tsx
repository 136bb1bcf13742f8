'use client'

import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { loadedLater } from '@/components/layout/use-loaded'
import type { GeneratorProps } from '@/components/recurring/generator'

const Generator = loadedLater(() => import('@/components/recurring/generator').then((module) => module.Generator))

/** The generator of recurring tasks below the import, whose script is loaded when it is opened. */
export function GeneratorSection(props: Omit<GeneratorProps, 'made' | 'onMade'>) {
  const t = useTranslations('recurring')
  // What was typed stays when it is closed.
  const [wasOpened, setWasOpened] = useState(false)
  const [made, setMade] = useState<string | null>(null)
  return (
    <section aria-labelledby="generator" className="mt-8">
      <h2 id="generator" className="text-xl">
        {t('heading')}
      </h2>
      <p className="text-muted">{t('hint')}</p>
      <details className="group mt-3" onToggle={() => setWasOpened(true)}>
        <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 rounded-control border px-4 font-medium hover:bg-shade">
          {t('generate')}
          <ChevronDown aria-hidden className="size-5 text-muted transition-transform group-open:rotate-180" />
        </summary>
        <div className="mt-4">{wasOpened && <Generator {...props} made={made} onMade={setMade} />}</div>
      </details>
    </section>
  )
}
