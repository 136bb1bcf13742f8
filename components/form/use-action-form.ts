'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
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
import type { Kept } from '@/components/form/use-kept'
import { useMessageText } from '@/components/i18n/use-message-text'
import { notify } from '@/components/ui/notify'
import { whenIdle } from '@/components/ui/when-idle'
import type { Result } from '@/lib/http/result'
import { fieldsLike } from '@/components/form/fields-like'
import { fieldsOf } from '@/lib/record'
import type * as z from '@/lib/zod'

type Schema<Input> = z.ZodType<unknown, Input>

type Rules<Values, Input> = {
  /** The schema with which the server validates the input, or what loads it, for a form that is part of a screen. */
  schema: Schema<Input> | (() => Promise<Schema<Input>>)
  /** Maps the form's values to the input that is sent. */
  toInput: (values: Values) => Input
  /** Errors by field that the schema cannot detect. */
  alsoWrong?: (values: Values) => { [Name in keyof Values]?: string | null }
}

type Options<Values, Input> = Rules<Values, Input> & {
  defaultValues: Values
  /** Holds what was typed while the form is not shown; empty again once it was sent. */
  kept?: Kept<Values>
  action: Pick<ReturnType<typeof useAction>, 'run' | 'forget'>
  /** The title of the error notice; without it, errors are shown only where the form renders them. */
  failed?: string
  /** Called with the first message instead of showing an error notice when the input is invalid. */
  onInvalid?: (message: string) => void
}

/**
 * A form that is validated with the server's schema and submitted with a server action. All validation errors are
 * shown at once, and the server's field errors beside their fields. `attempt` changes on every submission.
 */
export function useActionForm<Values extends FieldValues, Input extends FieldValues>(options: Options<Values, Input>) {
  const { schema, defaultValues, kept, action, failed, onInvalid } = options
  const { run, forget } = action
  const textOf = useMessageText()
  const t = useTranslations('common')
  const form = useForm<Values, unknown, Input>({
    // What was kept may be of another release.
    defaultValues: { ...defaultValues, ...fieldsLike(defaultValues, kept?.read()) } as DefaultValues<Values>,
    resolver: resolverOf(options),
    // `useWrongFieldFocus` does this by the order on the screen, which includes fields that are not registered
    // inputs.
    shouldFocusError: false,
  })
  const values = useWatch({ control: form.control }) as Values
  const { errors, submitCount, isSubmitted } = form.formState

  // Before it is needed, so that checking the input needs no network.
  useEffect(() => whenIdle(() => void validatorOf(schema).catch(() => undefined)), [schema])

  useEffect(() => {
    const changed = ({ values: typed }: { values: Values }) => {
      kept?.keep(typed)
      forget()
    }
    return form.subscribe({ formState: { values: true }, callback: changed })
  }, [form, forget, kept])

  // The action is not busy before the input is validated: a second press must not run it twice.
  const isValidating = useRef(false)

  /** `done` also gets the values that were sent: the form may have changed since. */
  function submit<T>(call: (input: Input) => Promise<Result<T>>, done: (data: T, sent: Values) => void) {
    if (isValidating.current) return
    isValidating.current = true
    const handle = form.handleSubmit(
      (input) => {
        const sent = { ...form.getValues() }
        return run(() => call(input), {
          failed,
          done: (data) => {
            kept?.discard()
            done(data, sent)
          },
          onError: ({ fields = {} }) => {
            for (const [name, [message]] of Object.entries(fields)) form.setError(name as Path<Values>, { message })
          },
        })
      },
      (wrong) => {
        if (onInvalid) onInvalid(textOf(firstMessage(wrong) ?? ''))
        else if (failed) notify.destructive({ title: failed, description: t('seeMarked') })
      },
    )
    handle()
      .catch(() =>
        notify.destructive(failed ? { title: failed, description: t('unknownError') } : { title: t('unknownError') }),
      )
      .finally(() => {
        isValidating.current = false
      })
  }

  /** Resets the fields that were sent, and keeps what was typed into others since then. */
  function resetSent(sent: Values, to: Values) {
    const now = form.getValues()
    const next = Object.keys(to).map((name) => [name, now[name] === sent[name] ? to[name] : now[name]])
    form.reset(Object.fromEntries(next) as Values)
  }

  return {
    register: form.register,
    reset: form.reset,
    resetSent,
    values,
    attempt: submitCount,
    submit,
    /** For fields that are not native inputs. */
    set: <Name extends Path<Values>>(name: Name, value: PathValue<Values, Name>) =>
      form.setValue(name, value, { shouldValidate: isSubmitted }),
    errorOf: (name: string) => {
      const { message } = fieldsOf(get(errors, name))
      return typeof message === 'string' ? textOf(message) : undefined
    },
  }
}

async function validatorOf<Input>(schema: Rules<unknown, Input>['schema']) {
  const [{ zodResolver }, loaded] = await Promise.all([
    import('@hookform/resolvers/zod'),
    typeof schema === 'function' ? schema() : schema,
  ])
  return { zodResolver, loaded }
}

function resolverOf<Values extends FieldValues, Input extends FieldValues>(rules: Rules<Values, Input>) {
  const { schema, toInput, alsoWrong } = rules
  const resolver: Resolver<Values, unknown, Input> = async (values, context, options) => {
    const { zodResolver, loaded } = await validatorOf(schema)
    const check: Resolver<Input, unknown, Input> = zodResolver(loaded, undefined, { raw: true })
    const found = await check(toInput(values), context, options as never)
    const wrong = Object.entries(alsoWrong?.(values) ?? {}).filter(([, message]) => message)
    if (wrong.length === 0) return found as Awaited<ReturnType<Resolver<Values, unknown, Input>>>
    const also = Object.fromEntries(wrong.map(([name, message]) => [name, { type: 'custom', message }]))
    return { values: {}, errors: { ...found.errors, ...also } as FieldErrors<Values> }
  }
  return resolver
}

/** The first message in an error object that may be nested like the values. */
function firstMessage(errors: object): string | undefined {
  for (const error of Object.values(errors) as unknown[]) {
    if (typeof error !== 'object' || error === null) continue
    const found = 'message' in error && typeof error.message === 'string' ? error.message : firstMessage(error)
    if (found) return found
  }
  return undefined
}
