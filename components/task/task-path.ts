/** The address of the screen where a task is worked on. */
export function taskPath(taskId: string): string {
  return `/task-submission/${taskId}`
}
