import { headers } from 'next/headers'

/**
 * Keeps the taps on buttons while the page's script is on its way, which takes seconds on a slow connection: each shows
 * at once that it was felt, and its button is pressed as soon as it does something.
 */
export async function EarlyTaps() {
  const nonce = (await headers()).get('x-nonce') ?? undefined
  // Browsers do not tell scripts the nonce, so React finds none.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: `(${keepEarlyTaps})()` }} />
}

/** Runs in the browser, without anything from outside of it. */
function keepEarlyTaps() {
  const pollMs = 50
  // React marks elements with their properties when it takes them over.
  const isTakenOver = (button: HTMLElement) => Object.keys(button).some((key) => key.startsWith('__reactProps'))
  const press = (button: HTMLElement) => {
    button.removeAttribute('data-early')
    // A menu opens on this, and not on a click.
    if (button.ariaHasPopup === 'menu') button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    button.click()
  }
  const wait = (button: HTMLElement) => {
    if (!button.isConnected) return
    // Later, because React marks an element a moment before it listens.
    if (isTakenOver(button)) setTimeout(press, pollMs, button)
    else setTimeout(wait, pollMs, button)
  }
  const keep = (event: MouseEvent) => {
    const { target } = event
    // Those with a command need no script, nor do those that send a form.
    const button = target instanceof Element && target.closest<HTMLElement>('button[type=button]:not([command])')
    if (!button || isTakenOver(button)) return
    event.stopPropagation()
    if (button.hasAttribute('data-early')) return
    button.setAttribute('data-early', '')
    wait(button)
  }
  document.addEventListener('click', keep, true)
}
