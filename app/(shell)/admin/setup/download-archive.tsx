'use client'

import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { useProvenAction } from '@/components/proof/use-proven-action'
import { allowArchiveAction } from './actions'

/** Downloads the archive. Asks for a proof first: the download itself could only fail without one. */
export function DownloadArchive() {
  const t = useTranslations('backup')
  const { busy, run, proof } = useProvenAction()
  const link = useRef<HTMLAnchorElement>(null)

  function download() {
    run(() => allowArchiveAction({}), {
      failed: t('failed'),
      done: () => {
        link.current?.click()
        notify.success({ title: t('starting') })
      },
    })
  }

  return (
    <div>
      <Button variant="secondary" busy={busy} onClick={download}>
        {busy ? null : <Download aria-hidden />}
        {t('download')}
      </Button>
      <a ref={link} href="/api/admin/export" download hidden />
      {proof}
    </div>
  )
}
