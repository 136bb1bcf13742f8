/** The width below which the header with the menu button is shown. */
export const narrow = '(max-width: 767px)'

const rem = 16
/** The size of a usual notice, in pixels. */
const usual = { width: 20 * rem, height: 8.5 * rem }
export const offset = { bottom: 104, right: 16 }
/** Where notices at the top begin, in pixels: on phones below the header with the menu button. */
export const topOf = (isNarrow: boolean) => (isNarrow ? 64 : 16)

/** The place at which the content moves down. */
export const above = 'top-center'

const headings = 'h1, h2, h3, h4'
/** Buttons, and links that look like one. */
const buttons = 'button, [data-slot=button]'

/** What must stay visible and within reach. */
const notToCover = ['main', '[role$=dialog]']
  .map((part) => `${part} :is(${headings}, ${buttons}, input, textarea, select)`)
  .join()

/** Where something is: of a heading, which may be as wide as the screen, its words. */
function boxOf(element: Element): DOMRect {
  if (!element.matches(headings)) return element.getBoundingClientRect()
  const words = document.createRange()
  words.selectNodeContents(element)
  return words.getBoundingClientRect()
}

type Corner = 'bottom-right' | 'top-right'
export type Place = Corner | typeof above

/** Whether a notice in the corner covers neither a heading nor a control. */
export function isFree(corner: Corner): boolean {
  const { clientWidth, clientHeight } = document.documentElement
  const left = clientWidth - offset.right - usual.width
  const top = corner === 'top-right' ? topOf(false) : clientHeight - offset.bottom - usual.height
  return [...document.querySelectorAll(notToCover)]
    .map(boxOf)
    .every((box) => box.width === 0 || box.right <= left || box.bottom <= top || box.top >= top + usual.height)
}

/** A free corner, or the place above the content. */
export function freePlace(): Place {
  if (window.matchMedia(narrow).matches) return above
  return isFree('bottom-right') ? 'bottom-right' : isFree('top-right') ? 'top-right' : above
}

/** By how many pixels the middle of the content is to the right of the screen's: half as wide as the sidebar. */
export function shiftTo(content: HTMLElement): number {
  const { left, right } = content.getBoundingClientRect()
  return (left + right - document.documentElement.clientWidth) / 2
}

/** The headings and buttons beside and below a box of this width. */
const actionsAcross = ({ left, right }: DOMRect, part: string) =>
  [...document.querySelectorAll(`${part} :is(${headings}, ${buttons})`)]
    .map(boxOf)
    .filter((box) => box.width > 0 && box.left < right && box.right > left)

/** By how many pixels the highest heading or button that is covered between `start` and `end` is above `end`, else 0. */
export function coveredBy(notice: DOMRect, start: number, end: number): number {
  const covered = actionsAcross(notice, 'main').filter(({ top, bottom }) => top < end && bottom > start)
  return Math.max(0, ...covered.map(({ top }) => end - top))
}

/** Whether the notice covers a heading or a button, now that the screen or the notice moves. */
export function isCovering(notice: Element): boolean {
  const box = notice.getBoundingClientRect()
  const part = document.querySelector('dialog:modal') ? '[role$=dialog]' : ':is(main, aside)'
  return actionsAcross(box, part).some(({ top, bottom }) => top < box.bottom && bottom > box.top)
}
