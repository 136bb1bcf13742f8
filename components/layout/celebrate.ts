/** What the shell listens for. */
export const celebration = 'laurel:celebrate'

/** Lets leaves fall once over whatever screen is shown, also over the one navigated to meanwhile. */
export function celebrate(): void {
  window.dispatchEvent(new Event(celebration))
}
