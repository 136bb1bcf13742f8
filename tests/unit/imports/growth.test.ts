import { parseLenientJson } from '@/lib/imports/lenient-json'
import { placeOf } from '@/lib/imports/locate'
import { dataOf, readImport } from '@/lib/imports/reading'
import { expectLinearGrowth } from '../../harness/growth'

const heading = 'user,title,description,date,expectations\n'

test.each<[string, number, (size: number) => string]>([
  ['a fence with an endless name', 8_000, (size) => '```' + 'a'.repeat(size)],
  ['tasks that each name their user', 2_000, (size) => JSON.stringify(Array(size).fill({ user: 'a', title: '' }))],
  ['a table with blank expectations', 8_000, (size) => `${heading}a,b,c,2027-03-28,"x${' '.repeat(size)}x"`],
  ['brackets', 20_000, (size) => '[{'.repeat(size)],
  ['brackets before a long word', 50_000, (size) => '[ '.repeat(1_000) + 'x'.repeat(size)],
])('%s is read in linear time', async (_, size, textOf) => {
  await expectLinearGrowth((size) => {
    dataOf(textOf(size))
    readImport(textOf(size), 'Europe/Paris')
  }, size)
})

test('a long key costs no more for each value below it', async () => {
  await expectLinearGrowth((size) => {
    placeOf(`{"${'k'.repeat(size)}":[${'0,'.repeat(size)}0]}`, ['k'.repeat(size), size])
  }, 4_000)
})

test.each([
  ['a list in many brackets', '['.repeat(60), '0,'],
  ['a quote in each of many brackets', '', '[“'],
])('%s that breaks off is not read again for each of them', (_, opening, piece) => {
  const text = opening + piece.repeat(2_000)
  const test = jest.spyOn(RegExp.prototype, 'test')
  const exec = jest.spyOn(RegExp.prototype, 'exec')
  parseLenientJson(text)
  const reads = test.mock.calls.length + exec.mock.calls.length
  test.mockRestore()
  exec.mockRestore()
  expect(reads).toBeLessThan(text.length * 40)
})
