import { startSeeder } from '../../../prisma/start/seeder.mjs'

test('a valid environment lets the start continue', async () => {
  const seeder = await startSeeder()
  seeder.dismiss()
})

test('an invalid environment stops the start before a database is opened', async () => {
  await expect(startSeeder({ DEMO: 'yes' })).rejects.toThrow('Nothing was started.')
})
