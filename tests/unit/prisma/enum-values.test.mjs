import { readFileSync } from 'node:fs'
import { createEnumsWhole } from '../../../prisma/start/enum-values.mjs'
import { listMigrations } from '../../../prisma/start/migrations.mjs'

test('an enum is created with the values that later migrations add, in their order', () => {
  const migrations = [
    `CREATE TYPE "Kind" AS ENUM ('b', 'd'); CREATE TYPE "Other" AS ENUM ('b');`,
    `ALTER TYPE "Kind" ADD VALUE 'a' BEFORE 'b'; SELECT 1;`,
    `ALTER TYPE "Kind" ADD VALUE 'c' AFTER 'b';\nALTER TYPE "Kind" ADD VALUE 'e';`,
  ]
  expect(createEnumsWhole(migrations).map((sql) => sql.trim())).toEqual([
    `CREATE TYPE "Kind" AS ENUM ('a', 'b', 'c', 'd', 'e'); CREATE TYPE "Other" AS ENUM ('b');`,
    'SELECT 1;',
    '',
  ])
})

test('no migration adds a value in another form', () => {
  const migrations = listMigrations().map(({ file }) => readFileSync(file, 'utf8'))
  for (const sql of createEnumsWhole(migrations)) expect(sql).not.toMatch(/ADD VALUE/i)
})
