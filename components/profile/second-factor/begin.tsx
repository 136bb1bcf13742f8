'use client'

import { useState } from 'react'
import type { QrCode } from '@/lib/second-factor/qr'
import { ConfirmStep } from './confirm-step'
import { PasswordStep } from './password-step'

type SecondFactorBeginProps = { username: string; onClose: () => void; onDone: (codes: string[]) => void }

/** Enables the second factor: first the password, then a code from the app that has scanned the key. */
export function SecondFactorBegin({ username, onClose, onDone }: SecondFactorBeginProps) {
  const [begun, setBegun] = useState<{ qr: QrCode; key: string } | null>(null)
  return begun ? (
    <ConfirmStep qr={begun.qr} secret={begun.key} onClose={onClose} onDone={onDone} />
  ) : (
    <PasswordStep username={username} onClose={onClose} onDone={setBegun} />
  )
}
