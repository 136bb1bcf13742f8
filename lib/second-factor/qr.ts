import { encode } from 'uqr'

/** A QR code to draw: dark squares of one unit as one path, in a square of so many units with its quiet border. */
export type QrCode = { size: number; path: string }

/** The QR code of a text. */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: squares.join('') }
}
