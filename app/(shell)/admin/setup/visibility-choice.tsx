'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { visibilities, type Visibility } from '@/lib/auth/visibility'
import { useSetting } from './use-setting'

/** Chooses what members see of each other, with immediate effect. */
export function VisibilityChoice({ visibility }: { visibility: Visibility }) {
  const t = useTranslations('setup')
  const { chosen, isPending, choose } = useSetting('visibility', visibility)
  const id = useId()

  return (
    <fieldset aria-busy={isPending} aria-describedby={`${id}-hint`}>
      <legend className="font-medium">{t('visibility')}</legend>
      <p id={`${id}-hint`} className="mt-0.5 text-muted">
        {t('visibilityHint')}
      </p>
      <div className="@container mt-3">
        <div className="grid gap-3 @2xl:grid-cols-3">
          {visibilities.map((each) => (
            <label
              key={each}
              className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border p-4 transition-colors hover:bg-leaf-soft/50 has-checked:border-leaf has-checked:bg-leaf-soft has-focus-visible:outline-2 has-focus-visible:outline-leaf"
            >
              <input
                type="radio"
                name={`${id}-visibility`}
                value={each}
                checked={chosen === each}
                onChange={() => choose(each, t(`visibilities.${each}.name`))}
                aria-describedby={`${id}-${each}`}
                className="mt-1 size-5 shrink-0 accent-leaf"
              />
              <span className="min-w-0">
                <span className="block font-medium">{t(`visibilities.${each}.name`)}</span>
                <span id={`${id}-${each}`} className="mt-0.5 block text-muted">
                  {t(`visibilities.${each}.hint`)}
                </span>
              </span>
            </label>
          ))}
        </div>
      </div>
    </fieldset>
  )
}
