'use client'

import { LogOut } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { send } from '@/components/form/send'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { Tooltip } from '@/components/ui/tooltip'
import { messages } from '@/lib/messages'

const { loggedOutTitle, loggedOut, logoutFailedTitle, logoutFailed } = messages.login

async function logOut(): Promise<boolean> {
  try {
    return (await send('POST', '/api/auth/logout', { body: {} })).ok
  } catch {
    return false
  }
}

/** Ends the session here and leads to the login screen. */
export function LogoutButton({ narrow }: { narrow?: boolean }) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)

  async function leave() {
    setBusy(true)
    if (await logOut()) {
      notify.success({ title: loggedOutTitle, description: loggedOut })
      router.replace('/login')
      router.refresh()
    } else {
      notify.destructive({ title: logoutFailedTitle, description: logoutFailed })
      setBusy(false)
    }
  }

  if (narrow) {
    return (
      <Tooltip text="Logout" side="right">
        <Button variant="ghost" size="icon" aria-label="Logout" disabled={busy} onClick={leave}>
          <LogOut aria-hidden />
        </Button>
      </Tooltip>
    )
  }
  return (
    <Button variant="ghost" className="w-full justify-start px-3" busy={busy} onClick={leave}>
      {!busy && <LogOut aria-hidden />}
      Logout
    </Button>
  )
}
