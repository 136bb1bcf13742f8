import { plainUrl } from '../../../prisma/engine/adapter.mjs'

test("removes Prisma's own URL parameter and keeps the others", () => {
  const address = 'postgresql://me:secret@db.example:5432/laurel?schema=public&sslmode=require'
  expect(plainUrl(address)).toBe('postgresql://me:secret@db.example:5432/laurel?sslmode=require')
})
