export const cardId = (key: number) => `plan-task-${key}`

/** Focuses a task of the plan, at the first of its fields that has an error. */
export function focusCard(key: number): void {
  const card = document.getElementById(cardId(key))
  const field = card?.querySelector<HTMLElement>('[aria-invalid=true]') ?? card
  field?.focus()
}

/** Focuses the first field of a task that is being edited. */
export function focusFirstField(card: Element | null | undefined): void {
  card?.querySelector('input')?.focus()
}
