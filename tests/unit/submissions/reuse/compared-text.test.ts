import { COPIED_SHARE, isSameTitle, shinglesOf, comparedTextOf } from '@/lib/submissions/reuse/compared-text'
import { sameChores } from '../../../fixtures/evaluation-corpus/same-chore'
import { unmasked } from '@/lib/evaluation/text/skeleton'
import { reusedPart } from '@/lib/submissions/reuse/part'

const task = { title: 'Build something', description: 'Build something out of cardboard and tell how you built it.' }
const accepted =
  'My cardboard castle has four towers, which I rolled from kitchen paper tubes. The drawbridge hangs on two red strings ' +
  'and really moves. I had to glue the gate twice, since the first time it fell off while it was drying. Papa cut the ' +
  'windows with his sharp knife. On top of the highest tower flies a flag that I painted with a yellow lion. Tomorrow ' +
  'I want to add a stable, because my two plastic horses still sleep on the floor.'
const sentences = accepted.split(/(?<=\.) /)

/** Of the known text's keys, the database returns those that the compared text has as well. */
function share(text: string, known: string, subject = task): number {
  const compared = comparedTextOf(text, subject)
  const stored = new Set(shinglesOf(known))
  return compared.shareIn(new Set(compared.keys.filter((key) => stored.has(key))))
}
const inLetters = (letters: Record<string, string>) =>
  Array.from(accepted.toLowerCase(), (letter) => letters[letter] ?? letter).join('')
const otherWords = ['banana', 'river', 'quickly', 'teacher', 'orange', 'window', 'jumps', 'winter', 'silver', 'garden']
let next = 0
const otherWord = (_: string) => `${otherWords[(next += 1) % 10] ?? ''}${'abcdefgh'[Math.floor(next / 10) % 8]}`
const everyNth =
  (n: number, change: (word: string) => string) =>
  (text = accepted) =>
    text
      .split(' ')
      .map((word, index) => (index % n === n - 1 ? change(word) : word))
      .join(' ')
/**
 * The text with another sign for the first of every `n` spaces, or for those of them that `isMeant` selects by number.
 */
function hyphenated(n: number, sign = '-', isMeant = (index: number): boolean => index === 0, text = accepted): string {
  let at = -1
  return text.replaceAll(' ', () => (isMeant((at += 1) % n) ? sign : ' '))
}
const sentencesIn = (text: string) => text.replaceAll('\n', ' ').split(/(?<=\.) /)
/** Another sentence of each text. */
const everySentence = (texts: readonly string[]) =>
  texts.map((text, index) => sentencesIn(text)[(index % 3) + 1]).join(' ')
/** Beginnings of one text's sentences, each with the end of another text's. */
function halves([one = '', ...more]: readonly string[]): string {
  const half = (sentence = '') => {
    const words = sentence.split(' ')
    return [words.slice(0, words.length / 2).join(' '), words.slice(words.length / 2).join(' ')] as const
  }
  const ends = more.slice(0, 2).map(sentencesIn)
  return sentencesIn(one)
    .map((sentence, index) => `${half(sentence)[0]} ${half(ends[index % 2]?.[index] ?? ends[0]?.[0])[1]}`)
    .join(' ')
}

test.each([
  ['verbatim', accepted],
  ['with other stops and capitals', accepted.toUpperCase().replace(/[.,]/g, ' !?')],
  ['without any stops', accepted.replace(/[.,]/g, '').toLowerCase()],
  ['with its sentences in another order', sentences.toReversed().join(' ')],
  ['one sentence a line', sentences.join('\n')],
  ['three words a line', accepted.replace(/((?:\S+ ){3})/g, '$1\n')],
  ['with letters that look alike', accepted.replace(/a/g, 'а').replace(/o/g, 'ο').replace(/e/g, 'е')],
  ['with invisible characters', [...accepted].join('\u200b')],
  ['with accents and digits for letters', accepted.replace(/e/g, 'é').replace(/o/g, '0')],
  ['with an apostrophe in every second word', everyNth(2, (word) => word.replace(/(\p{L}{3})(\p{L})/u, "$1'$2"))()],
  ['with a stop in every third word', everyNth(3, (word) => word.replace(/(\p{L}{2})(\p{Ll})/u, '$1.$2'))()],
  ['with every tenth word replaced', everyNth(10, () => 'banana')()],
  ['with every fifth word replaced', everyNth(5, () => 'banana')()],
  ['with every fourth word replaced', everyNth(4, () => 'banana')()],
  ['with every third word replaced by another', everyNth(3, otherWord)()],
  ['with every second word replaced by another', everyNth(2, otherWord)()],
  ['with another word after every second one', everyNth(2, (word) => `${word} ${otherWord(word)}`)()],
  ['with a letter doubled in every third word', everyNth(3, (word) => word.replace(/(?<=^.)[a-z]/i, '$&$&'))()],
  ['with a mark inside every third word', everyNth(3, (word) => word.replace(/(?<=^..)/, 'ʹ'))()],
  ['with Armenian letters', accepted.replace(/o/g, 'օ')],
  ['in Lisu capitals', inLetters({ a: 'ꓮ', d: 'ꓓ', e: 'ꓰ', h: 'ꓧ', i: 'ꓲ', o: 'ꓳ', r: 'ꓣ', t: 'ꓔ' })],
  ['in Cherokee letters', inLetters({ a: 'Ꭺ', e: 'Ꭼ', h: 'Ꮋ', l: 'Ꮮ', r: 'Ꭱ', s: 'Ꮪ', t: 'Ꭲ', w: 'Ꮃ' })],
  ['in Greek letters, small and capital', inLetters({ v: 'ν', o: 'ο', u: 'υ', p: 'ρ', t: 'Τ', h: 'Η', n: 'Ν' })],
  ['in Cyrillic letters', inLetters({ a: 'а', c: 'с', e: 'е', o: 'о', p: 'р', s: 'ѕ', x: 'х', y: 'у' })],
  ['in Coptic and Deseret letters', inLetters({ o: 'ⲟ', c: 'ⲥ', r: 'ⲅ', p: 'ⲣ', e: 'е' })],
  ['with Cyrillic palochkas for every l and i', inLetters({ l: 'Ӏ', i: 'Ӏ' })],
  ['with a hyphen for every second space', hyphenated(2)],
  ['with a plus for two of three spaces', hyphenated(3, '+', (index) => index !== 2)],
  ['with a dash for every third space', hyphenated(3, '–')],
  ['with hyphens for three of four spaces', hyphenated(4, '-', (index) => index !== 3)],
  ['with a hyphen for every space', hyphenated(1)],
  ['with a dot for every space', hyphenated(1, '·')],
  ['with every second word joined to the next', hyphenated(2, '')],
  ['with articles and pronouns joined to the next word', accepted.replace(/\b(the|a|my|it|I|to|that|which) /g, '$1')],
  ['with every long word broken', accepted.replace(/(\p{L}{3})(?=\p{L}{2})/gu, '$1 ')],
  ['with its words in alphabetical order', accepted.split(' ').sort().join(' ')],
  ['with a number after every word', accepted.replaceAll(' ', ' 7 ')],
  [
    'with two sentences before and after',
    `Hello, this is what I did. ${accepted} It took me a long time. I liked it very much.`,
  ],
  ['without a third of its sentences', sentences.slice(0, 4).join(' ')],
  [
    'with a sentence that is repeated for length',
    `${accepted}${' I enjoyed every single minute of it today.'.repeat(20)}`,
  ],
])('a reused text is recognised %s', (_, text) => {
  expect(share(text, accepted)).toBeGreaterThanOrEqual(COPIED_SHARE)
})

test('words of another script that resemble no Latin word are unchanged', () => {
  const greek =
    'Σήμερα πότισα τα φυτά στο μπαλκόνι με το πράσινο ποτιστήρι και είδα τρία κόκκινα λουλούδια πάνω στη γλάστρα.'
  expect(share(greek, greek)).toBe(1)
  expect(unmasked(greek)).toContain('πότισα')
  expect(unmasked('СААВ Ꮋello ＊ naïve')).toBe('caab hello ＊ naïve')
})

test('a mostly new text is not a copy', () => {
  const fresh =
    'This time I made a rocket. It stands on three fins of thick board, and its nose is a party hat. I covered the outside ' +
    'with tinfoil, so that it shines when the lamp is on. The hardest part was the round hatch, for which I traced a cup. ' +
    'My sister wants to fly along to Mars on Sunday.'
  expect(share(`${fresh} ${sentences.slice(0, 2).join(' ')}`, accepted)).toBeLessThan(COPIED_SHARE)
  expect(share(fresh, accepted)).toBeLessThan(0.3)
})

test('words of the task neither make a copy nor hide one', () => {
  const subject = {
    title: 'Planets',
    description:
      'Name the planet that is closest to the sun, name the largest planet of all, and name the planet with the most rings.',
  }
  const answer = (near: string, large: string, rings: string) =>
    `The planet that is closest to the sun is ${near}, the largest planet of all is ${large}, and the planet with the most rings is ${rings}.`
  const one = answer(
    'little grey Mercury with its thousand craters',
    'stormy Jupiter with that red spot',
    'Saturn, which I like best',
  )
  const other = answer(
    'Mercury, where a year takes only 88 days',
    'Jupiter, our giant made of gas',
    'pretty Saturn, says my book',
  )
  expect(share(one, other, subject)).toBeLessThan(COPIED_SHARE)
  expect(share(one, one, subject)).toBe(1)
})

describe('texts of fewer than twelve words', () => {
  const bed = { title: 'Make your bed', description: 'Make your bed.' }
  const text = 'I made my bed and fluffed the pillow.'

  test('count as short, whatever they repeat or take from the task', () => {
    expect(comparedTextOf(text, bed).isShort).toBe(true)
    expect(comparedTextOf(`${text} ${text} ${text}`, bed).isShort).toBe(true)
    expect(comparedTextOf(accepted, task).isShort).toBe(false)
    expect(comparedTextOf('2 times 3 is 6, 2 times 4 is 8, 2 times 5 is 10, 2 times 6 is 12', bed).isShort).toBe(true)
    expect(
      comparedTextOf(
        hyphenated(8, '-', (index) => index !== 7),
        task,
      ).isShort,
    ).toBe(false)
    expect(comparedTextOf('我今天把房间打扫干净了然后', bed).isShort).toBe(true)
    expect(comparedTextOf('我今天把房间打扫干净了,然后把书放回书架上面去', bed).isShort).toBe(true)
  })

  test('are recognised', () => {
    expect(share(text, text, bed)).toBe(1)
    expect(share('I-made my-bed and-fluffed the-pillow.', text, bed)).toBeGreaterThanOrEqual(COPIED_SHARE)
    expect(share('i made my bed & fluffed the pillow!!', text, bed)).toBeGreaterThanOrEqual(COPIED_SHARE)
    expect(share('Done.', 'done', bed)).toBe(1)
    expect(share('7 × 8 = 56', '7 × 8 = 56', bed)).toBe(1)
  })

  test('are not recognised by their common frame', () => {
    const read = { title: 'Read', description: 'Read a few pages.' }
    expect(share('I read pages 10 to 14 of my book.', 'I read pages 15 to 20 of my book.', read)).toBeLessThan(
      COPIED_SHARE,
    )
    expect(share('I made my bed.', 'I made my sister a sandwich.', bed)).toBeLessThan(COPIED_SHARE)
  })
})

test.each([
  ['Make your bed', 'make your BED.', true],
  ['Make your bed', 'Make your bed…!', true],
  ['Make your bed', 'Mаke y\u200bour bed', true],
  ['Make your bed', 'Make your beds', false],
])('the titles %s and %s are equal: %s', (one, other, isSame) => expect(isSameTitle(one, other)).toBe(isSame))

test('empty texts match nothing', () => {
  expect(comparedTextOf('', task)).toMatchObject({ keys: [], isShort: true })
  expect(share('…', '!')).toBe(0)
})

describe('words that any correct answer contains', () => {
  const leaf = { title: 'Leaves', description: 'Why are leaves green? What do they need?' }
  const expected = ['chlorophyll, which catches the light', 'water from the roots and air']
  const answer = (rest: string) =>
    `Leaves are green from chlorophyll, which catches the light. They need water from the roots and air. ${rest}`
  const one = answer('My beech tree drops its leaves in October because it sleeps, Grandpa told me on our walk.')
  const other = answer('We pressed a fern in a heavy atlas, and it turned brown after nine days without any drop.')

  test('neither make a copy nor hide one', () => {
    const shareWith = (text: string, known: string) =>
      comparedTextOf(text, leaf, expected).shareIn(new Set(shinglesOf(known)))
    expect(shareWith(other, one)).toBeLessThan(0.3)
    expect(shareWith(other, one)).toBeLessThan(share(other, one, leaf))
    expect(shareWith(one, one)).toBe(1)
    expect(shareWith(expected.join('. '), expected.join('. '))).toBe(0)
  })
})

describe('a text composed of accepted texts', () => {
  const chore = sameChores[0] ?? { title: '', description: '', texts: [] }
  const partOf = (text: string, known: readonly string[], isOwn = true) =>
    reusedPart(
      comparedTextOf(text, chore),
      known.map((each) => ({ isOwn, keys: new Set(shinglesOf(each)) })),
    )
  const filler =
    'It was a long evening and I talked with everybody about many things. The radio played some old songs that we like ' +
    'and nobody wanted to go to sleep before eleven.'

  test('with sentences from several is recognised, although each contributes little', () => {
    const text = everySentence(chore.texts)
    for (const each of chore.texts) expect(share(text, each, chore)).toBeLessThan(COPIED_SHARE)
    expect(partOf(text, chore.texts).share).toBeGreaterThanOrEqual(COPIED_SHARE)
    expect(partOf(text, chore.texts.slice(0, 1)).share).toBeLessThan(COPIED_SHARE)
  })

  test.each([
    ['every third word of its sentences replaced', everySentence, everyNth(3, otherWord)],
    ['halves of sentences joined', halves, everyNth(1, (word) => word)],
    ['halves of sentences joined and every fifth word replaced', halves, everyNth(5, otherWord)],
  ])('with %s is recognised', (_, compose, change) => {
    const text = change(compose(chore.texts))
    expect(partOf(text, chore.texts)).toMatchObject({ isWhole: true, isOwn: true })
    expect(partOf(text, chore.texts.slice(0, 1)).isWhole).toBe(false)
    expect(partOf(text, chore.texts, false).isOwn).toBe(false)
  })

  test('of a text that is half copied only the other half is evaluated', () => {
    const [known = ''] = chore.texts
    const sister = sentencesIn(known).slice(0, 3).join(' ')
    expect(share(`${sister} ${filler}`, known, chore)).toBeLessThan(COPIED_SHARE)
    const part = partOf(`${sister} ${filler}`, [known], false)
    expect(part).toMatchObject({ isOwn: false, rest: sentencesIn(filler).join('\n') })
    expect(part.words).toBeGreaterThan(20)
  })

  test('with more than twice as much filler as one’s own text is reduced to the filler', () => {
    const [known = ''] = chore.texts
    const more =
      `${filler} In the garden two cats chased a leaf around the big pot, and at the corner a man sold chestnuts from a ` +
      'cart. Later we looked at the moon, which hung low and orange behind the chimney of the baker.'
    const own = sentencesIn(known).slice(0, 3).join(' ')
    expect(share(`${own} ${more}`, known, chore)).toBeLessThan(0.35)
    expect(partOf(`${own} ${more}`, [known])).toMatchObject({ isOwn: true, rest: sentencesIn(more).join('\n') })
    const hidden = hyphenated(2, '-', undefined, sentencesIn(known).join(' '))
    expect(partOf(`${hidden} ${more}`, [known])).toMatchObject({ rest: sentencesIn(more).join('\n') })
  })

  test('with new sentences and one copied one is kept whole', () => {
    const [known = '', ...more] = chore.texts
    const text = `${sentencesIn(known)[0]} ${more.map((each) => sentencesIn(each)[2]).join(' ')} ${filler}`
    expect(partOf(text, [known])).toMatchObject({ rest: null, words: 0 })
  })
})

describe('texts of one form that tell of different things', () => {
  const game = {
    title: 'Game night',
    description: 'Play a board game with somebody.\nwhat you played\nwho won\nhow you both felt',
  }
  const told =
    'We played draughts with grandma. Grandma won and she was very happy. I was a bit sad but then we had cocoa.'

  test.each([
    'We played chess with dad. Dad won and he was very happy. I was a bit sad.',
    'We played ludo with my cousin. My cousin won and he was very happy. I was a bit angry but then we had popcorn.',
  ])('are no copies: %s', (text) => expect(share(text, told, game)).toBe(0))

  test('but are with the same things', () => {
    const again = told.replace('very', 'really').replace('had', 'drank')
    expect(share(again, told, game)).toBeGreaterThanOrEqual(0.6)
  })
})
