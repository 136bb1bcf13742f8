'use client'

import { Copy, Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { notify } from '@/components/ui/notify'

type SecondFactorCodesProps = { username: string; codes: string[]; onClose: () => void }

/** Shows the recovery codes once; closes only after confirming that they are stored. */
export function SecondFactorCodes({ username, codes, onClose }: SecondFactorCodesProps) {
  const t = useTranslations('account')
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      notify.success({ title: t('copied') })
    } catch {
      notify.destructive({ title: t('copyFailed') })
    }
  }

  function download() {
    const url = URL.createObjectURL(new Blob([`${t('fileHead', { username })}\n\n${codes.join('\n')}\n`]))
    const link = Object.assign(document.createElement('a'), { href: url, download: t('fileName') })
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
            <DialogTitle>{t('codesTitle')}</DialogTitle>
            <DialogDescription>{t('codesHint')}</DialogDescription>
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
              {t('copy')}
            </Button>
            <Button variant="secondary" onClick={download}>
              <Download aria-hidden />
              {t('download')}
            </Button>
          </div>
        </div>
        <div className="flex border-t p-4 sm:justify-end">
          <Button className="max-sm:w-full" onClick={onClose}>
            {t('done')}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  )
}
