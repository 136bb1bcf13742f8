/** Gives the element the focus, if removing another one has lost it. */
export function takeLostFocus(element: Element | null | undefined): void {
  if (document.activeElement !== document.body || !(element instanceof HTMLElement)) return
  element.tabIndex = -1
  element.focus({ preventScroll: element.id === 'content' })
}
