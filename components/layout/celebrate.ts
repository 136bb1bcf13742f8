/** The name of the window event that starts the animation. */
export const celebration = 'laurel:celebrate'

/** Starts the falling leaves once, on the current screen or the one being navigated to. */
export function celebrate(): void {
  window.dispatchEvent(new Event(celebration))
}
