'use client'

import { LogOut } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { send } from '@/components/rest/send'
import { loadedLater } from '@/components/layout/use-loaded'
import { announceSession } from '@/components/layout/tab-session'
import { checkConnection, isOffline } from '@/components/offline/connection'
import { forgetDevice } from '@/components/offline/forget'
import { countTexts } from '@/components/task/unsaved-texts'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { Tooltip } from '@/components/ui/tooltip'
import type { signOutOperation } from '@/lib/account/operations'

// Rarely needed, and only with network.
const LeaveDialog = loadedLater(() => import('@/components/layout/leave-dialog').then((module) => module.LeaveDialog))

const signOutPath: (typeof signOutOperation)['path'] = '/api/auth/logout'

/** Saves the texts that are kept on this device. Returns the number not saved. */
async function saveKept(viewerId: string): Promise<number> {
  const kept = countTexts(viewerId)
  if (kept === 0) return 0
  const load = import('@/components/task/save-texts')
  return load.then(({ saveTexts }) => saveTexts(viewerId, { overwrites: true })).catch(() => kept)
}

async function logOut(): Promise<boolean> {
  try {
    return (await send('POST', signOutPath, { body: {} })).ok
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
  const tCommon = useTranslations('common')
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [unsaved, setUnsaved] = useState(0)

  async function saveAndLeave() {
    setBusy(true)
    const left = await saveKept(viewerId)
    if (left === 0) return leave()
    // Signing out needs the network as well, so without it there is nothing to ask.
    await checkConnection(new AbortController().signal)
    if (isOffline()) return tellFailure()
    setBusy(false)
    onNotice?.()
    setUnsaved(left)
  }

  function tellFailure() {
    onNotice?.()
    const description = isOffline() ? tCommon('offline') : t('logoutFailed')
    notify.destructive({ title: t('logoutFailedTitle'), description })
    setBusy(false)
  }

  async function leave() {
    setBusy(true)
    if (await logOut()) {
      setUnsaved(0)
      forgetDevice(null)
      announceSession()
      notify.success({ title: t('loggedOutTitle'), description: t('loggedOut') })
      router.replace('/login')
      router.refresh()
    } else tellFailure()
  }

  const button = narrow ? (
    <Tooltip text={t('logout')} side="right">
      <Button variant="ghost" size="icon" aria-label={t('logout')} busy={busy} onClick={saveAndLeave}>
        {!busy && <LogOut aria-hidden />}
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
        <LeaveDialog viewerId={viewerId} unsaved={unsaved} busy={busy} onStay={() => setUnsaved(0)} onLeave={leave} />
      )}
    </>
  )
}
