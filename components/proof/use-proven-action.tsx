'use client'

import { useRef, useState, type ReactNode } from 'react'
import { useAction } from '@/components/form/use-action'
import { whenNeeded } from '@/components/ui/when-needed'
import type { NeededProof } from '@/lib/auth/proof-needed'

const ProofDialog = whenNeeded(() => import('./proof-dialog').then((module) => module.ProofDialog))

/**
 * Runs server actions like `useAction`. An action that needs a recent proof opens a dialog that asks for it, and is
 * then repeated with the same input. Render `proof` inside the form's dialog.
 */
export function useProvenAction() {
  const action = useAction()
  const [asked, setAsked] = useState<{ needed: NeededProof; again: () => void } | null>(null)

  // The pressed button is disabled while the action runs, so it has lost the focus when the dialog opens.
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
