'use client'

import { LogOut } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { lazy, Suspense, useState } from 'react'
import { send } from '@/components/rest/send'
import { announceSession } from '@/components/layout/watch-session'
import { forgetTexts, saveTexts } from '@/components/task/unsaved-texts'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { Tooltip } from '@/components/ui/tooltip'

// Loaded on demand, because it is rarely needed.
const LeaveDialog = lazy(() => import('@/components/layout/leave-dialog'))

async function logOut(): Promise<boolean> {
  try {
    return (await send('POST', '/api/auth/logout', { body: {} })).ok
  } catch {
    return false
  }
}

type LogoutButtonProps = {
  viewerId: string
  narrow?: boolean
  /** Called before a notice of a failure and before the question about unsaved texts. */
  onNotice?: () => void
}

/**
 * Ends the session in every tab and redirects to the login screen. Unsaved texts are first saved as drafts and
 * removed from this device; if one cannot be saved, the member decides whether to sign out anyway.
 */
export function LogoutButton({ viewerId, narrow, onNotice }: LogoutButtonProps) {
  const t = useTranslations('shell')
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [unsaved, setUnsaved] = useState(0)

  async function saveAndLeave() {
    setBusy(true)
    const left = await saveTexts(viewerId, { overwrites: true })
    if (left === 0) return leave()
    setBusy(false)
    onNotice?.()
    setUnsaved(left)
  }

  async function leave() {
    setBusy(true)
    if (await logOut()) {
      setUnsaved(0)
      forgetTexts(null)
      announceSession()
      notify.success({ title: t('loggedOutTitle'), description: t('loggedOut') })
      router.replace('/login')
      router.refresh()
    } else {
      onNotice?.()
      notify.destructive({ title: t('logoutFailedTitle'), description: t('logoutFailed') })
      setBusy(false)
    }
  }

  const button = narrow ? (
    <Tooltip text={t('logout')} side="right">
      <Button variant="ghost" size="icon" aria-label={t('logout')} disabled={busy} onClick={saveAndLeave}>
        <LogOut aria-hidden />
      </Button>
    </Tooltip>
  ) : (
    <Button variant="ghost" className="w-full justify-start px-3" busy={busy} onClick={saveAndLeave}>
      {!busy && <LogOut aria-hidden />}
      {t('logout')}
    </Button>
  )
  return (
    <>
      {button}
      {unsaved > 0 && (
        <Suspense>
          <LeaveDialog unsaved={unsaved} busy={busy} onStay={() => setUnsaved(0)} onLeave={leave} />
        </Suspense>
      )}
    </>
  )
}
