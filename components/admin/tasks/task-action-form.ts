import type { useActionForm } from '@/components/form/use-action-form'
import type { TaskForm } from '@/lib/tasks/form'

/** The part of a task form that its fields need, independent of the data that the form sends. */
export type TaskActionForm = Pick<
  ReturnType<typeof useActionForm<TaskForm, Record<string, unknown>>>,
  'register' | 'values' | 'set' | 'errorOf'
>
