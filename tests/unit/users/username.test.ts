import { expectLinearGrowth } from '../../harness/growth'
import { isOfOneScript, isVisibleUsername, normaliseUsername, usernameKey } from '@/lib/users/username'

test('names that look the same have the same key', () => {
  const same = ['Zoé', 'zoe\u0301', ' ZOÉ ', 'Ｚｏé']
  expect(new Set(same.map(usernameKey))).toEqual(new Set(['zoé']))
  expect(usernameKey('Tante  Zoé')).toBe('tante zoé')
})

test('a name is stored as it is displayed', () => {
  expect(normaliseUsername('  Tante \u00a0 Zoe\u0301 ')).toBe('Tante Zoé')
  expect(normaliseUsername('ﬁn')).toBe('fin')
})

test.each(['emma', 'Élodie-Anne O’Neil', '李小龙', 'محمد', 'Мила', '🦊', '42', 'a b', ' emma\n'])(
  '%j is visible',
  (name) => {
    expect(isVisibleUsername(name)).toBe(true)
  },
)

test.each([
  ['an emoji family', '👨\u200d👩\u200d👧'],
  ['an emoji with a skin colour', '👩🏽\u200d🚀 Zoé'],
  ['a Persian name', 'علی\u200cرضا'],
  ['a Sinhala name', 'ශ්\u200dරී'],
  ['a Hindi name', 'लक्\u200cष्मी'],
])('%s may have joiners where they belong, and looks the same without them', (_, name) => {
  expect(isVisibleUsername(name)).toBe(true)
  expect(normaliseUsername(name)).toBe(name)
  expect(usernameKey(name)).toBe(usernameKey(name.replace(/[\u200c\u200d]/g, '')))
})

test.each([
  ['nothing', ''],
  ['spaces', ' \u3000 '],
  ['a line break inside', 'em\nma'],
  ['a tab inside', 'em\tma'],
  ['NUL', 'em\0ma'],
  ['escape', '\u001b[31memma'],
  ['a zero-width space', 'em\u200bma'],
  ['a zero-width joiner', 'em\u200dma'],
  ['a zero-width non-joiner', 'em\u200cma'],
  ['a joiner at the end', 'علی\u200c'],
  ['a joiner at the beginning', '\u200d🦊'],
  ['two joiners', 'علی\u200c\u200cرضا'],
  ['a joiner between Arabic letters', 'علی\u200dرضا'],
  ['a joiner between an emoji and a letter', '🦊\u200dZoé'],
  ['a joiner between digits', '1\u200d2'],
  ['a non-joiner between emoji', '👨\u200c👩'],
  ['a joiner between scripts', 'علی\u200cemma'],
  ['a byte order mark inside', 'em\ufeffma'],
  ['a soft hyphen', 'em\u00adma'],
  ['an override of the direction', 'em\u202eamme'],
  ['an isolate', '\u2066emma\u2069'],
  ['a Hangul filler', '\u3164'],
  ['a halfwidth Hangul filler', '\uffa0'],
  ['a blank Braille cell', '\u2800'],
  ['a variation selector', 'emma\ufe0f'],
  ['a tag character', 'emma\u{e0041}'],
  ['a private character', 'emma\ue000'],
  ['half of a surrogate pair', 'emma\ud800'],
  ['an accent on nothing', '\u0301'],
  ['a line separator inside', 'em\u2028ma'],
])('%s is rejected', (_, name) => {
  expect(isVisibleUsername(name)).toBe(false)
})

test.each([
  ['emma', 'еmma'],
  ['noah', 'nоah'],
  ['papi', 'рарі'],
  ['COCO', 'СОСО'],
  ['papi', 'papı'],
  ['papi', 'PAPİ'],
])('%s and its lookalike have the same key', (name, lookalike) => {
  expect(lookalike).not.toBe(name)
  expect(usernameKey(lookalike)).toBe(usernameKey(name))
})

test.each(['emma', 'Мила', 'Ελένη', '李Li小龙', '한국 Kim', 'emma 2'])('%s uses one script', (name) => {
  expect(isOfOneScript(name)).toBe(true)
})

test.each(['еmma', 'Noαh', 'Милa', 'emma Ελ', 'ꓰꓟꓟꓮ', 'ᴇᴍᴍᴀ', 'ɛmma'])('%s mixes confusable scripts', (name) => {
  expect(isOfOneScript(name)).toBe(false)
})

test('the time for a name grows linearly', async () => {
  const piece = 'ع\u064b\u200c'
  await expectLinearGrowth((size) => isVisibleUsername('ع' + piece.repeat(size / 3) + '\u064b'.repeat(size)), 100_000)
})
