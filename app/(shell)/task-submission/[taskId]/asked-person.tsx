'use client'

import { Undo2 } from 'lucide-react'
import { useAction } from '@/components/form/use-action'
import { FailureBanner } from '@/components/form/failure-banner'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { messages } from '@/lib/messages'
import { withdrawAppealAction } from './actions'

const words = messages.appeals

/** What the member said to the person who was asked, and the way to take it back. */
export function AskedPerson({ taskId, message }: { taskId: string; message: string }) {
  const { busy, failure, run } = useAction()

  function withdraw() {
    run(() => withdrawAppealAction({ taskId }), {
      failed: words.withdrawFailed,
      done: () => notify.neutral({ title: words.withdrawn }, <Undo2 aria-hidden className="size-5" />),
    })
  }

  return (
    <>
      {message && <p className="mt-1 whitespace-pre-line">{words.said(message)}</p>}
      {failure && <FailureBanner failure={failure} className="mt-3" />}
      <Button
        variant="ghost"
        busy={busy}
        onClick={withdraw}
        className="-mb-2 -ml-4 text-current underline underline-offset-4"
      >
        {words.withdraw}
      </Button>
    </>
  )
}
