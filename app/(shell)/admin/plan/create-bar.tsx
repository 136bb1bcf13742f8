'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'

type CreateBarProps = {
  count: number
  /** How many tasks are shown to need a correction. */
  invalid: number
  most: number
  isBusy: boolean
  isCreating: boolean
  onCreate: () => void
  /** What is shown above the button. */
  children: ReactNode
}

/** The button that creates the plan, in reach of a thumb while the plan scrolls. */
export function CreateBar({ count, invalid, most, isBusy, isCreating, onCreate, children }: CreateBarProps) {
  const t = useTranslations('planning')
  const error = count > most ? t('tooMany', { most }) : invalid > 0 ? t('invalid', { count: invalid }) : null
  if (count === 0 && !children) return null
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-5 -mb-4 space-y-2 rounded-b-card border-t bg-card p-4 sm:-mx-6 sm:-mb-6 sm:px-6">
      {children}
      {error && (
        <p role="status" className="font-medium text-berry-ink">
          {error}
        </p>
      )}
      {count > 0 && (
        <Button
          size="lg"
          className="w-full"
          disabled={count > most}
          busy={isCreating}
          aria-disabled={isBusy}
          onClick={isBusy ? undefined : onCreate}
        >
          {isCreating ? t('creating') : t('create', { count })}
        </Button>
      )}
    </div>
  )
}
