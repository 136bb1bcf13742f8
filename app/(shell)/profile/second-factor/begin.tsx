'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useAction } from '@/components/form/use-action'
import { beginSecondFactorAction, confirmSecondFactorAction } from '@/app/(shell)/profile/second-factor/actions'
import { CodeField, CurrentPasswordField } from '@/components/form/security-fields'
import { FormDialog } from '@/components/form/form-dialog'
import type { QrCode } from '@/lib/second-factor/qr'

type SecondFactorBeginProps = { username: string; onClose: () => void; onDone: (codes: string[]) => void }

/** Enables the second factor: first the password, then a code from the app that has scanned the key. */
export function SecondFactorBegin({ username, onClose, onDone }: SecondFactorBeginProps) {
  const t = useTranslations('account')
  const [currentPassword, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [begun, setBegun] = useState<{ qr: QrCode; key: string } | null>(null)
  const { busy, error, run } = useAction()

  const begin = () => run(() => beginSecondFactorAction({ currentPassword }), { failed: t('failed'), done: setBegun })
  const confirm = () => run(() => confirmSecondFactorAction({ code }), { failed: t('failed'), done: onDone })

  return (
    <FormDialog
      title={begun ? t('scan') : t('begin')}
      description={begun ? t('scanHint') : t('beginHint')}
      action={begun ? t('switchOn') : t('continue')}
      busy={busy}
      error={error}
      onClose={onClose}
      onSubmit={begun ? confirm : begin}
      effects={begun ? [t('otherDevices')] : []}
    >
      {begun ? (
        <>
          <QrPicture {...begun.qr} />
          <div>
            <p className="text-sm text-muted">{t('secret')}</p>
            <p className="mt-1 font-mono text-lg wrap-anywhere select-all">{begun.key}</p>
          </div>
          <CodeField
            autoFocus
            label={t('code')}
            hint={t('codeHint')}
            value={code}
            error={error?.fields?.code?.[0]}
            onChange={setCode}
          />
        </>
      ) : (
        <CurrentPasswordField
          username={username}
          value={currentPassword}
          error={error?.fields?.currentPassword?.[0]}
          onChange={setPassword}
        />
      )}
    </FormDialog>
  )
}

// Dark on white in the dark theme too, because cameras do not read inverted QR codes.
function QrPicture({ size, path }: QrCode) {
  const t = useTranslations('account')
  return (
    <svg
      role="img"
      aria-label={t('qrCode')}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto size-56 rounded-inner"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  )
}
