import { checkEnvironment } from '../../../prisma/start/check-environment.mjs'

afterEach(() => {
  delete process.env.DEMO
})

test('settings that can be used let the start go on', async () => {
  await expect(checkEnvironment()).resolves.toBeUndefined()
})

test('one that cannot be used stops it before anything is touched', async () => {
  process.env.DEMO = 'yes'
  await expect(checkEnvironment()).rejects.toThrow('Nothing was started.')
})
