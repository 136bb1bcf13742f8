'use client'

import { Plus } from 'lucide-react'
import { Button } from '@/components/ui/button'

/**
 * A floating button in the lower right corner. Render it before the list that it adds to, so that it comes first in
 * the tab order.
 */
export function AddButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button
      size="lg"
      aria-label={label}
      onClick={onClick}
      className="fixed right-4 bottom-4 z-30 size-14 rounded-full p-0 shadow-soft sm:right-8 sm:bottom-8 sm:w-auto sm:px-6"
    >
      <Plus aria-hidden className="size-6" />
      <span aria-hidden className="max-sm:hidden">
        {label}
      </span>
    </Button>
  )
}
