'use client'

import type { FieldValues } from 'react-hook-form'
import { useAction } from '@/components/form/use-action'
import { useActionForm } from '@/components/form/use-action-form'
import type * as z from '@/lib/zod'

type Options<Input, Values extends Input> = { schema: z.ZodType<unknown, Input>; empty: Values }

/**
 * A form that sends its values as they are. `dialog` is what its `FormDialog` shows of the action: errors are at their
 * fields or below them, and no notice repeats them.
 */
export function useDialogForm<Input extends FieldValues, Values extends Input>({
  schema,
  empty,
}: Options<Input, Values>) {
  const action = useAction()
  const { values, set, errorOf, submit, attempt } = useActionForm<Values, Input>({
    schema,
    defaultValues: empty,
    toInput: (sent) => sent,
    action,
  })
  return { values, set, errorOf, submit, dialog: { busy: action.busy, error: action.error, attempt } }
}
