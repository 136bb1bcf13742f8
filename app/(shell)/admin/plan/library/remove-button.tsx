'use client'

import { Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormDialog } from '@/components/form/lazy-form-dialog'
import { useAction } from '@/components/form/use-action'
import { Button } from '@/components/ui/button'
import { notify } from '@/components/ui/notify'
import { deleteFamilyTaskAction } from './actions'

/** Removes one of the family's own tasks from the library, after a question. */
export function RemoveButton({ id: taskId, title }: { id: string; title: string }) {
  const t = useTranslations('library')
  const [isAsking, setAsking] = useState(false)
  const { busy, error, run } = useAction()

  function remove() {
    run(() => deleteFamilyTaskAction({ taskId }), {
      failed: t('removeFailed'),
      done: () => {
        setAsking(false)
        notify.success({ title: t('removed'), description: title })
      },
    })
  }

  return (
    <>
      <Button variant="ghost" aria-label={t('removeOf', { title })} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden />
        {t('remove')}
      </Button>
      {isAsking && (
        <FormDialog
          destructive
          title={t('removeTitle')}
          description={t('removeQuestion', { title })}
          action={t('remove')}
          busy={busy}
          error={error}
          effects={[t('removeEffect')]}
          onClose={() => setAsking(false)}
          onSubmit={remove}
        />
      )}
    </>
  )
}
