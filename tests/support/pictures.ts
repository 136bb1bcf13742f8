import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A picture of one colour: large to look at, small to send. */
export function plain(width: number, height: number, channels: 3 | 4 = 3) {
  return sharp({ create: { width, height, channels, background: '#1a7f4b' }, limitInputPixels: false })
}

/** A picture that does not compress: what is cut off of its file is missing from it. */
export function noisy(width = 300, height = 200) {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
}

/** The same noise in each type that is taken. */
export async function everyType(): Promise<Record<'png' | 'jpeg' | 'gif' | 'webp', Buffer>> {
  const [png, jpeg, gif, webp] = await Promise.all([
    noisy().png().toBuffer(),
    noisy()
      .jpeg()
      .withExif({ IFD0: { Copyright: 'a secret place' } })
      .toBuffer(),
    noisy().gif().toBuffer(),
    noisy().webp().toBuffer(),
  ])
  return { png, jpeg, gif, webp }
}

export const script = '<script>alert(1)</script>'
export const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`

/** A whole PNG of sixteen thousand pixels each way, in some kilobytes: one bit a pixel, all of them black. */
export function vast(side = 16_000): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
