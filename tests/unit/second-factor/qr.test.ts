import { encode } from 'uqr'
import { qrCode } from '@/lib/second-factor/qr'

test('every dark module is drawn once inside the border, and nothing else is', () => {
  const { size, path } = qrCode('otpauth://totp/Laurel:lina?secret=JBSWY3DPEHPK3PXP')
  const squares = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
  expect(squares.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('')).toBe(path)
  expect(squares.every(([x, y]) => Math.min(x, y) >= 4 && Math.max(x, y) < size - 4)).toBe(true)
  const bare = encode('otpauth://totp/Laurel:lina?secret=JBSWY3DPEHPK3PXP', { ecc: 'M', border: 0 })
  expect(size).toBe(bare.size + 8)
  expect(squares).toHaveLength(bare.data.flat().filter(Boolean).length)
})
