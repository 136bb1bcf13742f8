import type { useActionForm } from '@/components/form/use-action-form'
import type { TaskForm } from '@/lib/tasks/form'

/** The part of a task's form that its fields need, whatever is sent of them. */
export type TaskActionForm = Pick<
  ReturnType<typeof useActionForm<TaskForm, Record<string, unknown>>>,
  'register' | 'values' | 'set' | 'errorOf'
>
