import { parseLenientJson } from '@/lib/imports/lenient-json'
import { placeOf } from '@/lib/imports/locate'
import { dataOf, readImport } from '@/lib/imports/reading'
import { expectLinearGrowth } from '../harness/growth'

const heading = 'user,title,description,date,expectations\n'
const markdown = '| user | title | description | date | expectations |\n|-|-|-|-|-|\n'

test.each<[string, number, (size: number) => string]>([
  ['a fence with an endless name', 8_000, (size) => '```' + 'a'.repeat(size)],
  ['tasks that each name their user', 2_000, (size) => JSON.stringify(Array(size).fill({ user: 'a', title: '' }))],
  ['a table with blank expectations', 8_000, (size) => `${heading}a,b,c,2027-03-28,"x${' '.repeat(size)}x"`],
  ['a Markdown row of pipes', 8_000, (size) => `${markdown}${'|a'.repeat(size)}`],
  ['a Markdown row with escapes', 8_000, (size) => `${markdown}| a | ${'\\\\|<br'.repeat(size)}${' '.repeat(size)}`],
  ['Markdown rows and headings', 400, (size) => `${markdown}| a | b | c | 12 May 2027 |\n${markdown}`.repeat(size)],
  ['Markdown rulings and blank lines', 8_000, (size) => `${markdown}${'|-|\n\n \n'.repeat(size)}|-x`],
  ['a table with long days', 8_000, (size) => `${heading}a,b,c,12 ${'May '.repeat(size)}2027`],
  ['a table without a column', 2_000, (size) => `user,title\n${'a,"b\n'.repeat(size)}`],
  ['French keys', 2_000, (size) => JSON.stringify(Array(size).fill({ utilisateur: 'a', tâches: [{ titre: '' }] }))],
  [
    'one record with many keys',
    2_000,
    (size) => `[{${Array.from({ length: size }, (_, at) => `"k${at}":[]`).join()}}]`,
  ],
  [
    'texts in French quotes',
    1_000,
    (size) => `[{« tasks » : [${'{« title » : « Lire  «  Tintin »,  puis » },'.repeat(size)}] }]`,
  ],
  ['a German quote in many comments', 10_000, (size) => `[{a: „${'„#'.repeat(size)}“x`],
  ['a French text of blanks', 20_000, (size) => `[{a: «${'  x'.repeat(size)}  »}]`],
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
