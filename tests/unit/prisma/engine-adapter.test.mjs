import { plainUrl } from '../../../prisma/engine/adapter.mjs'

test("takes out Prisma's own parameter and leaves the others", () => {
  const address = 'postgresql://me:secret@db.example:5432/laurel?schema=public&sslmode=require'
  expect(plainUrl(address)).toBe('postgresql://me:secret@db.example:5432/laurel?sslmode=require')
})
