'use client'

import { Plus } from 'lucide-react'
import { Button } from '@/components/ui/button'

/**
 * Adds one more, from anywhere on the screen: it floats over the lower right corner. It belongs before the list it
 * adds to, so that the keyboard need not go through all of it.
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
