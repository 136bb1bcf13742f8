/** A task, what somebody wrote for it, and why the case is here. */
export type Case = { kind: string; title: string; description: string; text: string }
