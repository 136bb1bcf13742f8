import { readPictureForm } from '@/lib/pictures/form'

const read = readPictureForm('avatar')
const wrongType = { code: 'unsupported', message: 'pictures.wrongType' }
const tooLarge = { code: 'too_large', message: 'pictures.tooLarge' }
const megabyte = 1024 * 1024

function asking(form: FormData | string, headers?: HeadersInit) {
  return new Request('http://laurel/api/upload/avatar', { method: 'POST', body: form, headers })
}

function formWith(size: number, field = 'avatar') {
  const form = new FormData()
  form.set(field, new File([new Uint8Array(size).fill(7)], 'me.png', { type: 'text/html' }))
  return form
}

/** A body of unknown length; reports how much of it was read. */
function endless(size: number) {
  const taken = { bytes: 0, cancelled: false }
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (taken.bytes >= size) return controller.close()
      taken.bytes += megabyte
      controller.enqueue(new Uint8Array(megabyte))
    },
    cancel() {
      taken.cancelled = true
    },
  })
  const headers = { 'Content-Type': 'multipart/form-data; boundary=b' }
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' }
  return { request: new Request('http://laurel/api/upload/avatar', init), taken }
}

test('the bytes of the picture are read unchanged', async () => {
  const bytes = await read(asking(formWith(1000)))
  expect([bytes.length, bytes[999]]).toEqual([1000, 7])
})

test('five megabytes are accepted, and a byte more is rejected', async () => {
  expect((await read(asking(formWith(5 * megabyte)))).length).toBe(5 * megabyte)
  await expect(read(asking(formWith(5 * megabyte + 1)))).rejects.toMatchObject(tooLarge)
  await expect(read(asking(formWith(6 * megabyte)))).rejects.toMatchObject(tooLarge)
})

test('a chunked body is read to its end even when discarded, so that the client receives the response', async () => {
  const { request, taken } = endless(8 * megabyte)
  await expect(read(request)).rejects.toMatchObject(tooLarge)
  expect(taken).toEqual({ bytes: 8 * megabyte, cancelled: false })
})

test('an endless body is cut off', async () => {
  const { request, taken } = endless(Infinity)
  await expect(read(request)).rejects.toMatchObject(tooLarge)
  expect(taken.cancelled).toBe(true)
  expect(taken.bytes).toBeLessThan(40 * megabyte)
})

test('other bodies, other fields and malformed ones are rejected', async () => {
  const text = new FormData()
  text.set('avatar', 'just text')
  const multipart = { 'Content-Type': 'multipart/form-data; boundary=b' }
  const refused = [
    asking(formWith(10, 'file')),
    asking(text),
    asking('{}', { 'Content-Type': 'application/json' }),
    asking('not multipart at all', multipart),
    asking('--b\r\nContent-Disposition: form-data; name="avatar"; filename="x"\r\n\r\nno end', multipart),
    asking('', { 'Content-Type': 'multipart/form-data' }),
    new Request('http://laurel', { method: 'POST', headers: multipart }),
  ]
  for (const request of refused) await expect(read(request)).rejects.toMatchObject(wrongType)
})
