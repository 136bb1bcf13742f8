import { tooltipPlace } from '@/components/ui/tooltip-place'

const viewport = { width: 400, height: 300 }
const bubble = { width: 100, height: 40 }
const anchorAt = (left: number, top: number) => ({ left, top, width: 20, height: 20 })

test('a tooltip is beside its anchor on the wanted side, with the arrow at the middle of the anchor', () => {
  const place = (side: 'top' | 'right' | 'bottom') => tooltipPlace(anchorAt(150, 100), bubble, viewport, side)
  expect(place('top')).toEqual({ left: 110, top: 52, arrow: { x: 160, y: 92 } })
  expect(place('bottom')).toEqual({ left: 110, top: 128, arrow: { x: 160, y: 128 } })
  expect(place('right')).toEqual({ left: 178, top: 90, arrow: { x: 178, y: 110 } })
})

test('a tooltip that would not fit is on the other side', () => {
  expect(tooltipPlace(anchorAt(150, 10), bubble, viewport, 'top').top).toBe(38)
  expect(tooltipPlace(anchorAt(150, 270), bubble, viewport, 'bottom').top).toBe(222)
  expect(tooltipPlace(anchorAt(330, 100), bubble, viewport, 'right').top).toBe(52)
})

test('a tooltip stays within the viewport', () => {
  expect(tooltipPlace(anchorAt(0, 100), bubble, viewport, 'top').left).toBe(8)
  expect(tooltipPlace(anchorAt(380, 100), bubble, viewport, 'bottom').left).toBe(292)
  expect(tooltipPlace(anchorAt(20, 0), bubble, viewport, 'right').top).toBe(8)
})
