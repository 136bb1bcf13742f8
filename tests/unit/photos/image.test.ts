import sharp from 'sharp'
import { encodePhoto } from '@/lib/photos/image'
import { maxPhotoBytes } from '@/lib/photos/limits'
import { noisy, plain, vast } from '../../fixtures/pictures'

test('a photo becomes an upright WebP within its side, without metadata, and has a thumbnail', async () => {
  const sent = await plain(2400, 1200)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { image, thumbnail, width, height } = await encodePhoto(sent)
  expect([width, height]).toEqual([800, 1600])
  const [large, small] = await Promise.all([sharp(image).metadata(), sharp(thumbnail).metadata()])
  expect(large).toMatchObject({ format: 'webp', width: 800, height: 1600 })
  expect(small).toMatchObject({ format: 'webp', width: 160, height: 320 })
  for (const { exif, icc, xmp, orientation } of [large, small]) {
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined])
  }
})

test('a small photo is not enlarged', async () => {
  expect(await encodePhoto(await plain(30, 20).png().toBuffer())).toMatchObject({ width: 30, height: 20 })
})

test('a photo that hardly compresses is made small enough for the database', async () => {
  const { image, width } = await encodePhoto(await noisy(2000, 2000).jpeg({ quality: 60 }).toBuffer())
  expect(image.byteLength).toBeLessThanOrEqual(maxPhotoBytes)
  expect(width).toBeGreaterThanOrEqual(640)
})

test('a photo with too many pixels is refused, with the reason', async () => {
  await expect(encodePhoto(vast())).rejects.toMatchObject({
    code: 'too_large',
    message: 'pictures.tooManyPixels {"millions":25}',
  })
})

test.each(['heic', 'mif1', 'hevc'])('a photo saved as HEIC (%s) is refused with what to do instead', async (brand) => {
  const sent = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(1000, 7)])
  await expect(encodePhoto(sent)).rejects.toMatchObject({ code: 'unsupported', message: 'pictures.heic' })
})
