/** Focuses the first field of a task that is being edited. */
export function focusFirstField(card: Element | null | undefined): void {
  card?.querySelector('input')?.focus()
}
