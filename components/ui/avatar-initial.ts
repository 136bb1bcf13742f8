const tones = ['leaf', 'gold', 'ember', 'berry', 'sky'] as const

/** The first letter in capitals, whole even when it takes several code points, or 'U' when there is none. */
export function avatarInitial(username: string | null | undefined): string {
  const name = username?.trim()
  if (!name) return 'U'
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name)
  return first?.segment.toUpperCase() ?? 'U'
}

/** A tone that stays with the name, so that a person is the same colour on every screen. */
export function avatarTone(username: string): (typeof tones)[number] {
  let sum = 0
  for (const letter of username.normalize('NFKC').toLowerCase()) sum = (sum * 31 + letter.codePointAt(0)!) % 9973
  return tones[sum % tones.length]!
}
