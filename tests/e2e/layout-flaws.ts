import type { Page } from '@playwright/test'

/**
 * What is wrong with the layout of a page at its current width: how far it or a dialog scrolls sideways, text that is
 * cut off, and text in a column so narrow that it breaks at every letter.
 */
export function layoutFlaws(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const flaws = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []
    const narrowest = 4
    const clips = new Map<Element, Element | null>()
    const isScrolled = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
    /** The nearest ancestor that cuts off what is beyond its sides; null if that can be scrolled to. */
    const clipOf = (element: Element): Element | null => {
      const known = clips.get(element)
      if (known !== undefined) return known
      const { overflowX, textOverflow, webkitLineClamp, position } = getComputedStyle(element)
      const own = overflowX === 'hidden' || overflowX === 'clip' ? element : null
      // What is one pixel large is for screen readers.
      const isUnseen = own !== null && own.clientWidth <= 1
      const isMeant =
        isUnseen ||
        isScrolled(overflowX) ||
        textOverflow === 'ellipsis' ||
        webkitLineClamp !== 'none' ||
        position === 'fixed'
      const clip = isMeant ? null : (own ?? (element.parentElement && clipOf(element.parentElement)))
      clips.set(element, clip)
      return clip
    }
    for (const part of document.querySelectorAll(':is([role=dialog], [role=alertdialog]) :not(input, textarea)')) {
      const wide = part.scrollWidth - part.clientWidth
      if (isScrolled(getComputedStyle(part).overflowX) && wide > 1)
        flaws.push(`${wide} px too wide: a part of a dialog`)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (walker.nextNode()) {
      const node = walker.currentNode
      const text = node.textContent?.trim() ?? ''
      const element = node.parentElement
      if (text === '' || !element?.checkVisibility() || element.closest('script, style')) continue
      range.selectNodeContents(node)
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
      if (boxes.length === 0) continue
      const clip = clipOf(element)?.getBoundingClientRect()
      const [left, right] = [clip?.left ?? -Infinity, clip?.right ?? Infinity]
      if (boxes.some((box) => box.right > right + 1 || box.left < left - 1)) flaws.push(`cut off: ${text}`)
      const lines = new Set(boxes.map(({ top }) => Math.round(top))).size
      if (lines > 3 && text.length / lines < narrowest) flaws.push(`too narrow: ${text}`)
    }
    return [...new Set(flaws.map((flaw) => flaw.slice(0, 100)))]
  })
}
