'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { ConfirmationJson, ReceivedEvaluation } from '@/lib/submissions/json'
import { isVisibleText } from '@/lib/text'
import { appeal, confirm, evaluate, SessionEndedError } from './calls'
import type { Submitting } from './draft-store'

type Phase =
  | { name: 'writing' }
  | { name: 'evaluating' }
  | { name: 'evaluated' | 'confirming'; text: string; evaluation: ReceivedEvaluation }

type Outcomes = {
  onEvaluated: (evaluation: ReceivedEvaluation, text: string) => void
  onConfirmed: (confirmation: ConfirmationJson, text: string, evaluation: ReceivedEvaluation) => void
  onAsked: (text: string) => void
  onError: (error: unknown, step: Submitting) => void
  /** Runs each call to the server. */
  during: <T>(submitting: Submitting, submit: () => Promise<T>) => Promise<T>
}

/** The steps from a text to its evaluation and confirmation. Leaving the page aborts a running evaluation. */
export function useEvaluation(taskId: string, { during, onEvaluated, onConfirmed, onAsked, onError }: Outcomes) {
  const t = useTranslations('submission')
  const tCommon = useTranslations('common')
  const [phase, setPhase] = useState<Phase>({ name: 'writing' })
  const underWay = useRef<AbortController | null>(null)
  useEffect(() => () => underWay.current?.abort(), [])

  async function submit(text: string) {
    if (underWay.current) return
    const controller = new AbortController()
    underWay.current = controller
    setPhase({ name: 'evaluating' })
    try {
      const evaluation = await during('evaluating', () => evaluate(t, taskId, text, controller.signal))
      if (controller.signal.aborted) return
      onEvaluated(evaluation, text)
      setPhase({ name: 'evaluated', text, evaluation })
    } catch (error) {
      setPhase({ name: 'writing' })
      onError(error, 'evaluating')
    } finally {
      underWay.current = null
    }
  }

  /** With a message, a person is asked, which confirms the text as well. */
  async function confirmIt(message: string) {
    if (phase.name !== 'evaluated' || underWay.current) return
    underWay.current = new AbortController()
    setPhase({ ...phase, name: 'confirming' })
    try {
      const { text, evaluation } = phase
      if (isVisibleText(message)) {
        await during('confirming', () => appeal({ t, tCommon }, taskId, message))
        onAsked(text)
      } else {
        const confirmation = await during('confirming', () => confirm({ t, tCommon }, taskId, text, evaluation))
        onConfirmed(confirmation, text, evaluation)
      }
      setPhase({ name: 'writing' })
    } catch (error) {
      // Without a session nothing can be confirmed: return to the text, which is preserved.
      setPhase(error instanceof SessionEndedError ? { name: 'writing' } : { ...phase, name: 'evaluated' })
      onError(error, 'confirming')
    } finally {
      underWay.current = null
    }
  }

  return {
    phase,
    submit,
    confirm: confirmIt,
    /** Shows the result of an earlier evaluation, which can then be confirmed. */
    show: (text: string, evaluation: ReceivedEvaluation) => setPhase({ name: 'evaluated', text, evaluation }),
    goBack: () => setPhase({ name: 'writing' }),
  }
}
