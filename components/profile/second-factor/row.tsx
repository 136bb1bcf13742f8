'use client'

import { RotateCw, ShieldCheck, ShieldOff } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { SecurityRow } from '@/components/profile/security/security-row'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { whenNeeded } from '@/components/ui/when-needed'

const SecondFactorBegin = whenNeeded(() => import('./begin').then((module) => module.SecondFactorBegin))
const SecondFactorCodes = whenNeeded(() => import('./codes').then((module) => module.SecondFactorCodes))
const SecondFactorOff = whenNeeded(() => import('./off').then((module) => module.SecondFactorOff))
const SecondFactorRenew = whenNeeded(() => import('./renew').then((module) => module.SecondFactorRenew))

type SecondFactorRowProps = {
  username: string
  /** The formatted date since which it is enabled; null while it is disabled. */
  since: string | null
  codesLeft: number
}

type Open = 'begin' | 'off' | 'renew' | { codes: string[] } | null

/** The state of the viewer's second factor, and the actions on it. */
export function SecondFactorRow({ username, since, codesLeft }: SecondFactorRowProps) {
  const t = useTranslations('account')
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const showCodes = (codes: string[]) => setOpen({ codes })

  return (
    <SecurityRow
      title={t('secondStep')}
      badge={
        <Badge tone={since ? 'leaf' : 'stone'}>
          {since ? <ShieldCheck aria-hidden /> : <ShieldOff aria-hidden />}
          {since ? t('on') : t('off')}
        </Badge>
      }
      hint={
        since ? (
          <>
            <p>{t('onSince', { moment: since })}</p>
            <p className={codesLeft === 0 ? 'font-medium text-berry-ink' : undefined}>
              {codesLeft === 0 ? t('noCodesLeft') : t('codesLeft', { count: codesLeft })}
            </p>
          </>
        ) : (
          <p>{t('secondStepHint')}</p>
        )
      }
    >
      {since ? (
        <>
          <Button variant="secondary" onClick={() => setOpen('renew')}>
            <RotateCw aria-hidden />
            {t('newCodes')}
          </Button>
          <Button variant="secondary" onClick={() => setOpen('off')}>
            <ShieldOff aria-hidden />
            {t('switchOff')}
          </Button>
        </>
      ) : (
        <Button variant="secondary" onClick={() => setOpen('begin')}>
          <ShieldCheck aria-hidden />
          {t('switchOn')}
        </Button>
      )}
      {open === 'begin' && (
        <SecondFactorBegin
          username={username}
          onClose={close}
          onDone={(codes) => {
            showCodes(codes)
            notify.success({ title: t('switchedOn'), description: t('switchedOnHint') })
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
