'use client'

import { useTranslations } from 'next-intl'
import { FormDialog } from '@/components/form/form-dialog'
import { CodeField } from '@/components/form/security-fields'
import { useDialogForm } from '@/components/form/use-dialog-form'
import type { QrCode } from '@/lib/second-factor/qr'
import { confirmSecondFactorSchema } from '@/lib/second-factor/schema'
import { confirmSecondFactorAction } from './actions'

type ConfirmStepProps = { qr: QrCode; secret: string; onClose: () => void; onDone: (codes: string[]) => void }

const empty = { code: '' }

/** Shows the key as a QR code, and asks for a code from the app that has scanned it. */
export function ConfirmStep({ qr, secret, onClose, onDone }: ConfirmStepProps) {
  const t = useTranslations('account')
  const { values, set, errorOf, submit, dialog } = useDialogForm({
    schema: confirmSecondFactorSchema,
    empty,
  })
  return (
    <FormDialog
      title={t('scan')}
      description={t('scanHint')}
      action={t('switchOn')}
      {...dialog}
      onClose={onClose}
      onSubmit={() => submit(confirmSecondFactorAction, onDone)}
      effects={[t('otherDevices')]}
    >
      <QrPicture {...qr} />
      <div>
        <p className="text-base text-muted sm:text-sm">{t('secret')}</p>
        <p className="mt-1 font-mono text-lg wrap-anywhere select-all">{secret}</p>
      </div>
      <CodeField
        autoFocus
        label={t('code')}
        hint={t('codeHint')}
        value={values.code}
        error={errorOf('code')}
        onChange={(code) => set('code', code)}
      />
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
