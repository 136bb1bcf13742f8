const tones = ['leaf', 'gold', 'ember', 'berry', 'sky'] as const

let segmenter: Intl.Segmenter | undefined

/** The first letter as a capital, complete even if it has several code points; 'U' if there is none. */
export function avatarInitial(username: string | null | undefined): string {
  const name = username?.trim()
  if (!name) return 'U'
  // Made once, because that takes far longer than to use it.
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  const [first] = segmenter.segment(name)
  return first?.segment.toUpperCase() ?? 'U'
}

/** A colour derived from the name, so that a user has the same one on every screen. */
export function avatarTone(username: string): (typeof tones)[number] {
  let sum = 0
  for (const letter of username.normalize('NFKC').toLowerCase()) sum = (sum * 31 + letter.codePointAt(0)!) % 9973
  return tones[sum % tones.length]!
}
