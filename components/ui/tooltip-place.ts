export type Side = 'top' | 'right' | 'bottom'

type Box = { left: number; top: number; width: number; height: number }
type Size = { width: number; height: number }

const gap = 8
const margin = 8

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most))

/**
 * The upper left corner of a tooltip and the centre of its arrow, in pixels of the viewport: beside the anchor on that
 * side, above or below on the other one where it would not fit, and within the viewport.
 */
export function tooltipPlace(anchor: Box, bubble: Size, viewport: Size, side: Side) {
  const middle = { x: anchor.left + anchor.width / 2, y: anchor.top + anchor.height / 2 }
  const right = anchor.left + anchor.width + gap
  if (side === 'right' && right + bubble.width <= viewport.width - margin) {
    const top = between(margin, middle.y - bubble.height / 2, viewport.height - margin - bubble.height)
    return { left: right, top, arrow: { x: right, y: middle.y } }
  }
  const above = anchor.top - gap - bubble.height
  const below = anchor.top + anchor.height + gap
  const fitsAbove = above >= margin
  const fitsBelow = below + bubble.height <= viewport.height - margin
  const isBelow = side === 'bottom' ? fitsBelow || !fitsAbove : !fitsAbove
  const top = isBelow ? below : above
  const left = between(margin, middle.x - bubble.width / 2, viewport.width - margin - bubble.width)
  return { left, top, arrow: { x: middle.x, y: isBelow ? below : above + bubble.height } }
}
