import sharp from 'sharp'
import { everyType, noisy, plain, script, svg, vast } from '../../fixtures/pictures'

// Created before the module under test disables all but four decoders.
const files = everyType()
const others = Promise.all([noisy().avif().toBuffer(), noisy().tiff().toBuffer()])

async function encode(sent: Uint8Array) {
  const { encodeAvatar } = await import('@/lib/avatars/image')
  return encodeAvatar(sent)
}

const wrongType = { code: 'unsupported', message: 'pictures.wrongType' }

test.each(['png', 'jpeg', 'gif', 'webp'] as const)('a %s becomes a square WebP without metadata', async (type) => {
  const kept = await sharp(await encode((await files)[type])).metadata()
  expect(kept).toMatchObject({ format: 'webp', width: 512, height: 512 })
  expect([kept.exif, kept.icc, kept.xmp, kept.iptc]).toEqual([undefined, undefined, undefined, undefined])
})

test.each(['png', 'jpeg', 'gif', 'webp'] as const)('data appended to a %s is removed', async (type) => {
  const sent = (await files)[type]
  expect(await encode(Buffer.concat([sent, Buffer.from(script)]))).toEqual(await encode(sent))
})

test.each(['png', 'jpeg', 'gif', 'webp'] as const)('a truncated %s is rejected', async (type) => {
  const sent = (await files)[type]
  for (const part of [0.01, 0.3, 0.9]) {
    await expect(encode(sent.subarray(0, sent.length * part))).rejects.toMatchObject(wrongType)
  }
})

test('data that is not a picture of the four types is rejected, whatever its first bytes', async () => {
  const { png, gif } = await files
  const [avif, tiff] = await others
  const refused = [
    Buffer.alloc(0),
    Buffer.from(svg),
    Buffer.from(`<?xml version="1.0"?>${svg}`),
    Buffer.from(`<!doctype html>${script}`),
    Buffer.concat([png.subarray(0, 8), Buffer.from(svg)]),
    Buffer.concat([gif.subarray(0, 6), Buffer.from(script)]),
    Buffer.from('%PDF-1.4'),
    avif,
    tiff,
  ]
  for (const sent of refused) await expect(encode(sent)).rejects.toMatchObject(wrongType)
})

test('a picture with an EXIF orientation is stored upright', async () => {
  const left = await plain(100, 200).jpeg().toBuffer()
  const sent = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#fff' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { data, info } = await sharp(await encode(sent))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const redAt = (x: number, y: number) => data[(y * info.width + x) * info.channels]
  expect([redAt(256, 40), redAt(256, 470)].map((red) => (red ?? 0) > 128)).toEqual([false, true])
})

test('no initial shows through a transparent picture', async () => {
  const clear = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
    .png()
    .toBuffer()
  expect((await sharp(await encode(clear)).metadata()).hasAlpha).toBe(false)
})

test.each([
  [1, 1],
  [3, 900],
])('a picture of %i by %i pixels becomes square', async (width, height) => {
  const kept = await sharp(await encode(await plain(width, height).png().toBuffer())).metadata()
  expect([kept.width, kept.height]).toEqual([512, 512])
})

test('a picture with too many pixels is rejected before decoding, with the reason', async () => {
  const [sent, justOver] = [vast(), await plain(5001, 5000).png().toBuffer()]
  const tooLarge = { code: 'too_large', message: 'pictures.tooManyPixels {"millions":25}' }
  await expect(encode(sent)).rejects.toMatchObject(tooLarge)
  await expect(encode(justOver)).rejects.toMatchObject(tooLarge)
  const lying = Buffer.from((await files).png)
  lying.writeUInt32BE(16_000, 16)
  lying.writeUInt32BE(16_000, 20)
  await expect(encode(lying)).rejects.toMatchObject({
    message: expect.stringMatching(/^pictures\.(?:tooManyPixels.*|wrongType)$/),
  })
})

test('a row or column of millions of pixels is rejected before decoding', async () => {
  const tooLong = { code: 'too_large', message: 'pictures.tooLong {"most":65535}' }
  for (const [width, height] of [
    [1, 65_536],
    [65_536, 1],
  ] as const) {
    const sent = await plain(width, height).png().toBuffer()
    await expect(encode(sent)).rejects.toMatchObject(tooLong)
  }
})

test('uploads beyond the queue are asked to try again', async () => {
  const { jpeg } = await files
  const { encodeAvatar } = await import('@/lib/avatars/image')
  const done = await Promise.allSettled(Array.from({ length: 25 }, () => encodeAvatar(jpeg)))
  const codes = done.map((one) => (one.status === 'rejected' ? (one.reason as { code: string }).code : 'kept'))
  expect(codes.filter((code) => code === 'kept')).toHaveLength(20)
  expect(codes.slice(20)).toEqual(Array(5).fill('unavailable'))
  await expect(encodeAvatar(jpeg)).resolves.toBeInstanceOf(Buffer)
})
