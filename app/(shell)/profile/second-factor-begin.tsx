'use client'

import { useState } from 'react'
import { useAction } from '@/components/form/use-action'
import { beginSecondFactorAction, confirmSecondFactorAction } from '@/app/(shell)/profile/security-actions'
import { CodeField, CurrentPasswordField } from '@/components/form/security-fields'
import { FormDialog } from '@/components/form/form-dialog'
import { messages } from '@/lib/messages'
import type { QrCode } from '@/lib/second-factor/qr'

const words = messages.account

type SecondFactorBeginProps = { username: string; onClose: () => void; onDone: (codes: string[]) => void }

/** Switches the second factor on: first the password, then a code from the app that has scanned the key. */
export function SecondFactorBegin({ username, onClose, onDone }: SecondFactorBeginProps) {
  const [currentPassword, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [begun, setBegun] = useState<{ qr: QrCode; key: string } | null>(null)
  const { busy, failure, run } = useAction()

  const begin = () => run(() => beginSecondFactorAction({ currentPassword }), { failed: words.failed, done: setBegun })
  const confirm = () => run(() => confirmSecondFactorAction({ code }), { failed: words.failed, done: onDone })

  return (
    <FormDialog
      title={begun ? words.scan : words.begin}
      description={begun ? words.scanHint : words.beginHint}
      action={begun ? words.switchOn : words.continue}
      busy={busy}
      failure={failure}
      onClose={onClose}
      onSubmit={begun ? confirm : begin}
      effects={begun ? [words.otherDevices] : []}
    >
      {begun ? (
        <>
          <QrPicture {...begun.qr} />
          <div>
            <p className="text-sm text-muted">{words.secret}</p>
            <p className="mt-1 font-mono text-lg wrap-anywhere select-all">{begun.key}</p>
          </div>
          <CodeField
            autoFocus
            label={words.code}
            hint={words.codeHint}
            value={code}
            failure={failure}
            onChange={setCode}
          />
        </>
      ) : (
        <CurrentPasswordField username={username} value={currentPassword} failure={failure} onChange={setPassword} />
      )}
    </FormDialog>
  )
}

// Dark on white in the dark theme too: cameras do not read it the other way round.
function QrPicture({ size, path }: QrCode) {
  return (
    <svg
      role="img"
      aria-label={words.qrCode}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto size-56 rounded-inner"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  )
}
