import { loadOnce } from '@/lib/load-once'

test('what was loaded is kept, and a failure is tried again', async () => {
  const load = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(new Error('no such chunk'))
    .mockResolvedValue('list')
  const list = loadOnce(load)
  await expect(list()).rejects.toThrow('no such chunk')
  expect(await Promise.all([list(), list()])).toEqual(['list', 'list'])
  expect(await list()).toBe('list')
  expect(load).toHaveBeenCalledTimes(2)
})
