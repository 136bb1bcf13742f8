/** Moves the focus before the button that has it disappears: the Tab key would go on from the top of the page. */
export const focusOn = (id: string) => document.getElementById(id)?.focus({ preventScroll: true })
