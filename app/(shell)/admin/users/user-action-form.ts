import type { useActionForm } from '@/components/form/use-action-form'
import type { UserForm } from '@/lib/users/form'

/** The part of a user form that its fields need, independent of the data that the form sends. */
export type UserActionForm = Pick<
  ReturnType<typeof useActionForm<UserForm, Record<string, unknown>>>,
  'register' | 'values' | 'set' | 'errorOf'
>
