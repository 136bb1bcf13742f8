'use client'

import { RotateCw, ShieldCheck, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { SecondFactorBegin } from '@/app/(shell)/profile/second-factor-begin'
import { SecondFactorCodes } from '@/app/(shell)/profile/second-factor-codes'
import { SecondFactorOff } from '@/app/(shell)/profile/second-factor-off'
import { SecondFactorRenew } from '@/app/(shell)/profile/second-factor-renew'
import { SecurityRow } from '@/app/(shell)/profile/security-row'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { messages } from '@/lib/messages'

const words = messages.account

type SecondFactorRowProps = {
  username: string
  /** When it was switched on, in words; null while it is off. */
  since: string | null
  codesLeft: number
}

type Open = 'begin' | 'off' | 'renew' | { codes: string[] } | null

/** The viewer's second factor, how it stands, and what can be done about it. */
export function SecondFactorRow({ username, since, codesLeft }: SecondFactorRowProps) {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const showCodes = (codes: string[]) => setOpen({ codes })

  return (
    <SecurityRow
      title={words.secondStep}
      badge={
        <Badge tone={since ? 'leaf' : 'stone'}>
          {since ? <ShieldCheck aria-hidden /> : <ShieldOff aria-hidden />}
          {since ? words.on : words.off}
        </Badge>
      }
      hint={
        since ? (
          <>
            <p>{words.onSince(since)}</p>
            <p className={codesLeft === 0 ? 'font-medium text-berry-ink' : undefined}>
              {codesLeft === 0 ? words.noCodesLeft : words.codesLeft(codesLeft)}
            </p>
          </>
        ) : (
          <p>{words.secondStepHint}</p>
        )
      }
    >
      {since ? (
        <>
          <Button variant="secondary" onClick={() => setOpen('renew')}>
            <RotateCw aria-hidden />
            {words.newCodes}
          </Button>
          <Button variant="secondary" onClick={() => setOpen('off')}>
            <ShieldOff aria-hidden />
            {words.switchOff}
          </Button>
        </>
      ) : (
        <Button variant="secondary" onClick={() => setOpen('begin')}>
          <ShieldCheck aria-hidden />
          {words.switchOn}
        </Button>
      )}
      {open === 'begin' && (
        <SecondFactorBegin
          username={username}
          onClose={close}
          onDone={(codes) => {
            showCodes(codes)
            notify.success({ title: words.switchedOn, description: words.switchedOnHint })
          }}
        />
      )}
      {open === 'off' && <SecondFactorOff username={username} onClose={close} />}
      {open === 'renew' && <SecondFactorRenew onClose={close} onDone={showCodes} />}
      {open !== null && typeof open === 'object' && (
        <SecondFactorCodes username={username} codes={open.codes} onClose={close} />
      )}
    </SecurityRow>
  )
}
