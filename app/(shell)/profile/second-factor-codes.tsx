'use client'

import { Copy, Download } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { notify } from '@/components/ui/notify'
import { messages } from '@/lib/messages'

const words = messages.account

type SecondFactorCodesProps = { username: string; codes: string[]; onClose: () => void }

/** The recovery codes, this once: only saying that they are kept closes it. */
export function SecondFactorCodes({ username, codes, onClose }: SecondFactorCodesProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      notify.success({ title: words.copied })
    } catch {
      notify.destructive({ title: words.copyFailed })
    }
  }

  function download() {
    const url = URL.createObjectURL(new Blob([`${words.fileHead(username)}\n\n${codes.join('\n')}\n`]))
    const link = Object.assign(document.createElement('a'), { href: url, download: words.fileName })
    link.click()
    URL.revokeObjectURL(url)
  }

  return (
    <Dialog open>
      <DialogContent
        onInteractOutside={(event) => event.preventDefault()}
        onEscapeKeyDown={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          document.getElementById('content')?.focus()
        }}
      >
        <div className="min-h-0 flex-1 space-y-5 overflow-y-auto overscroll-contain p-5 sm:p-6">
          <div className="space-y-1">
            <DialogTitle>{words.codesTitle}</DialogTitle>
            <DialogDescription>{words.codesHint}</DialogDescription>
          </div>
          <ol className="space-y-1 rounded-control bg-shade px-4 py-3 font-mono text-base tabular-nums">
            {codes.map((code) => (
              <li key={code} className="wrap-anywhere">
                {code}
              </li>
            ))}
          </ol>
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => void copy()}>
              <Copy aria-hidden />
              {words.copy}
            </Button>
            <Button variant="secondary" onClick={download}>
              <Download aria-hidden />
              {words.download}
            </Button>
          </div>
        </div>
        <div className="flex border-t p-4 sm:justify-end">
          <Button className="max-sm:w-full" onClick={onClose}>
            {words.done}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  )
}
