import { encode } from 'uqr'

/** A QR code to draw: its dark modules as one SVG path, and the side length in modules with the quiet zone. */
export type QrCode = { size: number; path: string }

export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: squares.join('') }
}
