/** Bytes of HTML that a screen spends on the beginning of a text before offering the rest. */
export const beginningBytes = 20 * 1024

/** The beginning of a text, and whether it is truncated. */
export type Beginning = { readonly text: string; readonly isCut: boolean }

/**
 * Maximum bytes of HTML that a character takes; escaped characters, in the markup or in the serialised data, count with
 * their escapes.
 */
function weightOf(codePoint: number): number {
  if (codePoint < 0x20 || codePoint === 0x7f) return 7
  if (codePoint === 0x5c) return 4
  if ([0x22, 0x26, 0x27, 0x3c, 0x3e, 0x2028, 0x2029].includes(codePoint)) return 6
  return codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4
}

/** As much of a text as fits in `bytes` of HTML; whole characters only. */
export function beginningOf(text: string, bytes = beginningBytes): Beginning {
  let weight = 0
  for (let index = 0; index < text.length;) {
    const codePoint = text.codePointAt(index) ?? 0
    weight += weightOf(codePoint)
    if (weight > bytes) return { text: text.slice(0, index), isCut: true }
    index += codePoint > 0xffff ? 2 : 1
  }
  return { text, isCut: false }
}
