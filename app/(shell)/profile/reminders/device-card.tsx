'use client'

import { BellOff, BellRing, Send } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useState } from 'react'
import { useAction } from '@/components/form/use-action'
import { Button } from '@/components/ui/button'
import { CardTitle, cardClass } from '@/components/ui/card'
import { notify } from '@/components/ui/notify'
import type { Result } from '@/lib/http/result'
import { sendTestAction } from './actions'
import { DeviceError, deviceState, turnOff, turnOn, type DeviceState } from './push-device'

type DeviceCardProps = { viewerId: string; publicKey: string; devices: number }

/** Has this browser receive the viewer's reminders, or says what it needs. */
export function DeviceCard({ viewerId, publicKey, devices }: DeviceCardProps) {
  const t = useTranslations('reminders')
  const [state, setState] = useState<DeviceState | null>(null)
  const { busy, run } = useAction()
  const id = useId()

  useEffect(() => {
    let isShown = true
    deviceState(publicKey).then(
      (found) => isShown && setState(found),
      () => isShown && setState('missing'),
    )
    return () => {
      isShown = false
    }
  }, [publicKey, devices])

  /** The browser's own errors, in the words of this page. */
  async function told(change: Promise<Result<void>>): Promise<Result<void>> {
    try {
      return await change
    } catch (error) {
      if (!(error instanceof DeviceError)) throw error
      const reasons = { notAllowed: t('notAllowed'), noService: t('noService') }
      return { ok: false, message: reasons[error.reason] }
    }
  }

  function change(isOn: boolean) {
    run(() => told(isOn ? turnOn(viewerId, publicKey) : turnOff()), {
      failed: t(isOn ? 'turnOnFailed' : 'turnOffFailed'),
      done: () => {
        setState(isOn ? 'on' : 'off')
        notify.success(
          isOn
            ? { title: t('turnedOn'), description: t('onHere') }
            : { title: t('turnedOff'), description: t('offHere') },
        )
      },
    })
  }

  function test() {
    run(() => sendTestAction(null), {
      failed: t('testFailed'),
      done: ({ sent }) => notify.success({ title: t('testSent'), description: t('testSentHint', { count: sent }) }),
    })
  }

  return (
    <section aria-labelledby={id} className={cardClass}>
      <CardTitle id={id}>{t('device')}</CardTitle>
      <p aria-live="polite" className="mt-1 min-h-[3lh] max-w-prose sm:min-h-[2lh]">
        {t(`states.${state ?? 'checking'}`)}
      </p>
      <p className="mt-1 min-h-[3lh] max-w-prose text-muted sm:min-h-[2lh]">
        {t(state === 'off' ? 'otherDevices' : 'devices', { count: devices })}
      </p>
      <div className="mt-4 flex min-h-11 flex-wrap gap-3">
        {state === 'off' && (
          <Button busy={busy} onClick={() => change(true)}>
            {!busy && <BellRing aria-hidden />}
            {t('turnOn')}
          </Button>
        )}
        {state === 'on' && (
          <Button variant="secondary" busy={busy} onClick={() => change(false)}>
            {!busy && <BellOff aria-hidden />}
            {t('turnOff')}
          </Button>
        )}
        {devices > 0 && (
          <Button variant="secondary" disabled={busy} onClick={test}>
            <Send aria-hidden />
            {t('test')}
          </Button>
        )}
      </div>
    </section>
  )
}
