/** The path of the screen on which the assignee works on a task. */
export function taskPath(taskId: string): string {
  return `/task-submission/${taskId}`
}

/** The path of the screen on which administrators review a task. */
export function managedTaskPath(taskId: string): string {
  return `/admin/tasks/${taskId}`
}
