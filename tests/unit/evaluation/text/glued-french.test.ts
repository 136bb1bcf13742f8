import { unglued } from '@/lib/evaluation/text/glued-french'
import { expectLinearGrowth } from '../../../harness/growth'

test.each([
  ['jveux jouer', 'je veux jouer'],
  ['jpeux venir et jdois partir', 'je peux venir et je dois partir'],
  ['chui la', 'je suis la'],
  ['jsuis malade', 'je suis malade'],
  ['ya un chat', 'y a un chat'],
  ['jai lu', 'j ai lu'],
  ['jecris', 'j ecris'],
  ['je ne lai pas lu', 'je ne l ai pas lu'],
  ['je nai pas lu', 'je n ai pas lu'],
  ['cest bon', 'c est bon'],
  ['setait long', 'c etait long'],
  ['il dit quil vient', 'il dit qu il vient'],
  ['je ne peu pas', 'je ne peux pas'],
  ['je me fait un the', 'je me fais un the'],
  ['je veut plu jouer', 'je veux plus jouer'],
  ['je veux pu jouer', 'je veux plus jouer'],
  ['j ai pa lu', 'j ai pas lu'],
])('words that a child wrote as one, or by their sound, are read as they are meant: %s', (written, meant) => {
  expect(unglued(` ${written} `)).toBe(` ${meant} `)
})

test.each([
  'il a plu',
  'j ai pu lire',
  'un peu de pain',
  'il fait beau',
  'il veut lire',
  'the nest is empty',
  'quelle belle fleur',
])('other words stay: %s', (line) => expect(unglued(` ${line} `)).toBe(` ${line} `))

test('takes linear time', async () => {
  await expectLinearGrowth((length) => unglued(' je ne le veux plu'.repeat(length / 18)), 12_500)
})
