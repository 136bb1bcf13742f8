'use client'

import type { FieldValues } from 'react-hook-form'
import { useAction } from '@/components/form/use-action'
import { useActionForm } from '@/components/form/use-action-form'
import type * as z from '@/lib/zod'

type Options<Input, Values extends Input> = {
  schema: z.ZodType<unknown, Input>
  empty: Values
  /** The title of the error notice. */
  failed: string
}

/** A form that sends its values as they are. `dialog` is what its `FormDialog` shows of the action. */
export function useDialogForm<Input extends FieldValues, Values extends Input>({
  schema,
  empty,
  failed,
}: Options<Input, Values>) {
  const action = useAction()
  const { values, set, errorOf, submit, attempt } = useActionForm<Values, Input>({
    schema,
    defaultValues: empty,
    toInput: (sent) => sent,
    action,
    failed,
  })
  return { values, set, errorOf, submit, dialog: { busy: action.busy, error: action.error, attempt } }
}
