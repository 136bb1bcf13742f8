import { comparedTextOf, COPIED_SHARE, shinglesOf } from '@/lib/submissions/reuse/compared-text'
import { correctedReadings } from '@/lib/submissions/reuse/readings'

const task = { title: 'Dry the dishes', description: 'Dry the dishes and tell which were the hardest.' }
const accepted =
  'I dried eight plates and all the glasses with the blue towel. The grater was the hardest, since it has sharp holes. ' +
  'One spoon fell behind the stove, and my brother found it with a torch.'
const misspelt =
  'I dryed eigt plades and all the glases with the bluu towl. The graiter was the hartest, sinse it has sharb hohles. ' +
  'One spoom fell behint the stofe, and my brotter fount it with a torsch.'

const known = new Set(shinglesOf(accepted))
function shareIn(text: string): number {
  const compared = comparedTextOf(text, task)
  return compared.shareIn(new Set(compared.keys.filter((key) => known.has(key))))
}

test('a reused text is recognised with a wrong letter in nearly every content word', () => {
  const read = correctedReadings(misspelt, task)
  expect(read.map(shareIn)).toEqual([expect.any(Number)])
  expect(Math.max(...read.map(shareIn))).toBeGreaterThanOrEqual(COPIED_SHARE)
  expect(shareIn(misspelt)).toBeLessThan(COPIED_SHARE)
})

test.each([
  ['-', 1],
  ['·', 1],
  [',', 1],
  ['-', 3],
  ["'", 3],
])('a reused text is recognised with every fourth word replaced and %s for every space, or every %i.', (sign, n) => {
  const other = accepted
    .split(' ')
    .map((word, index) => (index % 4 === 3 ? (['also', 'really', 'still', 'then'][(index % 16) >> 2] ?? word) : word))
    .reduce((text, word, index) => text + (index % n === 0 ? sign : ' ') + word)
  expect(Math.max(...correctedReadings(other, task).map(shareIn))).toBeGreaterThanOrEqual(COPIED_SHARE)
  expect(shareIn(other)).toBeLessThan(COPIED_SHARE)
})

test.each([
  ['before every word', accepted.replaceAll(' ', ' o')],
  ['before every long word', accepted.replace(/\b(?=\w{4})/g, 'h')],
  ['after every word', accepted.replaceAll(' ', 'z ')],
  ['after every word, joined by hyphens', accepted.replaceAll(' ', 'z-')],
])('a reused text is recognised with a letter %s', (_, text) => {
  expect(Math.max(...correctedReadings(text, task).map(shareIn))).toBeGreaterThanOrEqual(COPIED_SHARE)
})

test('words that happen to begin with one letter keep it', () => {
  const text = 'My mum made many mini muffins, and then I took the tray out of the oven and we ate them all.'
  expect(correctedReadings(text, task)).toEqual([])
})

test('a French text with apostrophes has one reading', () => {
  const french =
    'Ce soir j’ai essuyé toutes les assiettes bleues, et d’abord le grand verre que l’oncle Luc préfère. C’était long.'
  expect(correctedReadings(french, task)).toEqual([])
})

test('a text without misspelt words has one reading', () => {
  expect(correctedReadings(accepted, task)).toEqual([])
})
