'use client'

import dynamic from 'next/dynamic'
import { useRef, useState, type ReactNode } from 'react'
import { useAction } from '@/components/form/use-action'
import type { NeededProof } from '@/lib/auth/proof-needed'

const ProofDialog = dynamic(() => import('./proof-dialog').then((module) => module.ProofDialog))

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
