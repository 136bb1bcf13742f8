import { readDocument } from '@/app/(shell)/api-docs/read-document'
import { ask } from '@/components/rest/ask'

jest.mock('@/components/rest/ask', () => ({ address: (at: unknown) => at, ask: jest.fn() }))

test('the document is read once, and again only after an error', async () => {
  const document = { paths: {}, components: { schemas: {} } }
  jest
    .mocked(ask)
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce({ ok: false, status: 503, text: '{"message":"away"}' })
    .mockResolvedValueOnce({ ok: true, status: 200, text: JSON.stringify(document) })
  await expect(readDocument()).rejects.toThrow('Failed to fetch')
  await expect(readDocument()).rejects.toThrow('503')
  const read = await Promise.all([readDocument(), readDocument()])
  expect(read).toEqual([
    { ...document, usual: [] },
    { ...document, usual: [] },
  ])
  await readDocument()
  expect(ask).toHaveBeenCalledTimes(3)
})
