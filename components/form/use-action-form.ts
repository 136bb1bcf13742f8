'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import {
  get,
  useForm,
  useWatch,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
} from 'react-hook-form'
import type { useAction } from '@/components/form/use-action'
import { useMessageText } from '@/components/i18n/use-message-text'
import { notify } from '@/components/ui/notify'
import type { Result } from '@/lib/http/result'
import type * as z from '@/lib/zod'

type Rules<Values, Input> = {
  /** The server's own schema, for what is sent. */
  schema: z.ZodType<unknown, Input>
  /** What is sent of what the form holds. */
  toInput: (values: Values) => Input
  /** What is wrong that the schema cannot know, by field. */
  alsoWrong?: (values: Values) => { [Name in keyof Values]?: string | null }
}

type Options<Values, Input> = Rules<Values, Input> & {
  defaultValues: Values
  action: Pick<ReturnType<typeof useAction>, 'run' | 'forget'>
  /** The title of the notice when it did not work. */
  failed: string
}

/**
 * A form whose values are checked by the server's schema and then sent by a server action. Everything that is wrong is
 * shown at once, and what the server refuses beside the fields that it names. `attempt` changes with every submission.
 */
export function useActionForm<Values extends FieldValues, Input extends FieldValues>(options: Options<Values, Input>) {
  const { defaultValues, action, failed } = options
  const { run, forget } = action
  const textOf = useMessageText()
  const form = useForm<Values, unknown, Input>({
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver: resolverOf(options),
    // By the order on the screen, which knows more than registered inputs: `useWrongFieldFocus`.
    shouldFocusError: false,
  })
  const values = useWatch({ control: form.control }) as Values
  const { errors, submitCount, isSubmitted } = form.formState

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: forget }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- forgets the same failure whichever render it is from
    [form],
  )

  function submit<T>(call: (input: Input) => Promise<Result<T>>, done: (data: T) => void) {
    void form.handleSubmit(
      (input) =>
        run(() => call(input), {
          failed,
          done,
          onFailed: ({ fields = {} }) => {
            for (const [name, [message]] of Object.entries(fields)) form.setError(name as Path<Values>, { message })
          },
        }),
      (wrong) => notify.destructive({ title: failed, description: textOf(firstMessage(wrong) ?? '') }),
    )()
  }

  return {
    register: form.register,
    reset: form.reset,
    values,
    attempt: submitCount,
    submit,
    /** For fields that are not inputs of the browser. */
    set: <Name extends Path<Values>>(name: Name, value: PathValue<Values, Name>) =>
      form.setValue(name, value, { shouldValidate: isSubmitted }),
    errorOf: (name: string) => {
      const message = (get(errors, name) as { message?: string } | undefined)?.message
      return message === undefined ? undefined : textOf(message)
    },
  }
}

function resolverOf<Values extends FieldValues, Input extends FieldValues>(rules: Rules<Values, Input>) {
  const { schema, toInput, alsoWrong } = rules
  const check = zodResolver(schema, undefined, { raw: true }) as unknown as Resolver<Input, unknown, Input>
  const resolver: Resolver<Values, unknown, Input> = async (values, context, options) => {
    const found = await check(toInput(values), context, options as never)
    const wrong = Object.entries(alsoWrong?.(values) ?? {}).filter(([, message]) => message)
    if (wrong.length === 0) return found as Awaited<ReturnType<Resolver<Values, unknown, Input>>>
    const also = Object.fromEntries(wrong.map(([name, message]) => [name, { type: 'custom', message }]))
    return { values: {}, errors: { ...found.errors, ...also } as FieldErrors<Values> }
  }
  return resolver
}

/** The first message among errors that can be as nested as the values. */
function firstMessage(errors: object): string | undefined {
  for (const error of Object.values(errors) as unknown[]) {
    if (typeof error !== 'object' || error === null) continue
    const { message } = error as { message?: unknown }
    const found = typeof message === 'string' ? message : firstMessage(error)
    if (found) return found
  }
  return undefined
}
