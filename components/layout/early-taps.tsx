import { headers } from 'next/headers'

/**
 * Keeps what is tapped and chosen while the page's script is on its way, which takes seconds on a slow connection. A
 * button shows at once that it was felt, and is pressed as soon as it does something; a choice is made again.
 */
export async function EarlyTaps() {
  const nonce = (await headers()).get('x-nonce') ?? undefined
  // Browsers do not tell scripts the nonce, so React finds none.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: `(${keepEarlyTaps})()` }} />
}

/** Runs in the browser, without anything from outside of it. */
function keepEarlyTaps() {
  type Field = HTMLInputElement | HTMLSelectElement
  const pollMs = 50
  const chosen = new Map<Field, string | boolean>()
  // React marks elements with their properties when it takes them over.
  const isTakenOver = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
  const afterTakeover = (element: Element, act: () => void) => {
    if (!element.isConnected) return
    if (!isTakenOver(element)) return void setTimeout(afterTakeover, pollMs, element, act)
    // React marks an element before it listens; for an event like this one, which no control uses, it finishes at once.
    element.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }))
    act()
  }
  const press = (button: HTMLElement) => {
    button.removeAttribute('data-early')
    // A menu opens on this, and not on a click.
    if (button.ariaHasPopup === 'menu') button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    button.click()
  }
  const choose = (field: Field) => {
    const choice = chosen.get(field)
    chosen.delete(field)
    if (typeof choice === 'string') {
      field.value = choice
      field.dispatchEvent(new Event('change', { bubbles: true }))
    } else if ('checked' in field) {
      // React only hears of a change of what it has seen.
      field.checked = !choice
      field.click()
    }
  }
  const keepTap = (event: MouseEvent) => {
    const { target } = event
    // Those with a command need no script, nor do those that send a form.
    const button = target instanceof Element && target.closest<HTMLElement>('button[type=button]:not([command])')
    if (!button || isTakenOver(button)) return
    event.stopPropagation()
    if (button.hasAttribute('data-early')) return
    button.setAttribute('data-early', '')
    afterTakeover(button, () => press(button))
  }
  const keepChoice = ({ target }: Event) => {
    const field = target instanceof Element && target.closest<Field>('select, [type=checkbox], [type=radio]')
    if (!field || isTakenOver(field)) return
    if (!chosen.has(field)) afterTakeover(field, () => choose(field))
    chosen.set(field, 'checked' in field ? field.checked : field.value)
  }
  document.addEventListener('click', keepTap, true)
  document.addEventListener('change', keepChoice, true)
}
