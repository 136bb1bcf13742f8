/** The address of the screen where a task is worked on. */
export function taskPath(taskId: string): string {
  return `/task-submission/${taskId}`
}

/** The address of the screen where administrators read and decide about a task. */
export function managedTaskPath(taskId: string): string {
  return `/admin/tasks/${taskId}`
}
