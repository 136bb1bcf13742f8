/** Moves the focus to the screen's content when the control that was pressed disappears. */
export const focusContent = () => document.getElementById('content')?.focus({ preventScroll: true })
