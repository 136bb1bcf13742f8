'use client'

import { useRef, useState, type ReactNode } from 'react'
import type { NeededProof } from '@/lib/auth/proof-needed'
import { ProofDialog } from './proof-dialog'
import { useAction } from './use-action'

/**
 * Runs server actions like `useAction`; one that needs a recent proof asks for it in a dialog and is then run again
 * as it was. Render `proof` inside the form's dialog.
 */
export function useProvenAction() {
  const action = useAction()
  const [asked, setAsked] = useState<{ needed: NeededProof; again: () => void } | null>(null)

  // The button that was pressed is disabled while the answer is awaited, so the focus is gone when the dialog opens.
  const opener = useRef<HTMLElement | null>(null)

  const run: typeof action.run = (call, ending) => {
    opener.current = document.activeElement as HTMLElement | null
    action.run(call, {
      ...ending,
      needsProof: (needed) => setAsked({ needed, again: () => run(call, ending) }),
    })
  }

  const proof: ReactNode = asked && (
    <ProofDialog
      needed={asked.needed}
      returnFocus={() => opener.current}
      onClose={() => setAsked(null)}
      onProven={() => {
        setAsked(null)
        asked.again()
      }}
    />
  )
  return { ...action, run, proof }
}
