// Cyrillic and Greek letters that look like Latin ones (Unicode confusables, UTS 39). The migrations use the same
// folding.
const lookalikes = 'авекмнорстухѕіјԁԛԝһӏαβεζηικμνορτυχϲϳ'
const latin = 'abekmhopctyxsijdqwhlabezhikmnoptyxcj'
const folded = new Map([...lookalikes].map((letter, index) => [letter, latin.charAt(index)]))

/**
 * The key by which a username is unique: compatibility forms, lookalike letters and case folded, white space
 * normalised, without joiners.
 */
export function usernameKey(username: string): string {
  const name = normaliseUsername(username.replace(/[\u200c\u200d]/g, '')).toLowerCase()
  // Dotted and dotless i are equal.
  const dotted = name.replace(/\u0131/g, 'i').replace(/i\u0307/g, 'i')
  return Array.from(dotted, (letter) => folded.get(letter) ?? letter).join('')
}

/** A username as stored: NFKC, trimmed, inner white space collapsed to single spaces. */
export function normaliseUsername(username: string): string {
  return username.normalize('NFKC').trim().replace(/\s+/gu, ' ')
}

/** Maximum length of a username, in characters; also enforced by the database. */
export const longestUsername = 40

// Control, format, private-use and unassigned characters, characters that render as nothing, and the blank Braille
// cell.
const unseen = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]/u
// The joiners that are spelt: between emoji, Arabic letters (also of Persian and Urdu), and letters and signs of Indic
// scripts. Each regular expression begins with the joiner, so that the time for it grows linearly.
const joiners = [
  /\u200d(?<=\p{Extended_Pictographic}\p{Emoji_Modifier}?\u200d)(?=\p{Extended_Pictographic})/gu,
  /\u200c(?<=(?=\p{L})\p{Script=Arabic}\p{M}*\u200c)(?=(?=\p{L})\p{Script=Arabic})/gu,
  /[\u200c\u200d](?<=(?=[\p{L}\p{M}])[\u0900-\u0dff].)(?=(?=[\p{L}\p{M}])[\u0900-\u0dff])/gu,
]
const isSeen = (name: string) => !unseen.test(joiners.reduce((rest, joiner) => rest.replace(joiner, ''), name))

const seen = /[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * True for a name without invisible or direction-changing characters, except joiners where they are spelt, that contains
 * more than white space and accents.
 */
export function isVisibleUsername(username: string): boolean {
  const normal = normaliseUsername(username)
  return isSeen(username.trim()) && isSeen(normal) && seen.test(normal)
}

// Scripts whose letters are easily confused.
const confused = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Coptic'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
)

// Phonetic letters, and scripts that imitate Latin capitals: not used in real names.
const imitating = /[\u0250-\u02af\u1d00-\u1dbf\u2c60-\u2c7f\ua720-\ua7ff\p{Script=Lisu}\p{Script=Deseret}]/u

/** True for a name that neither mixes confusable scripts nor uses a script that only imitates another. */
export function isOfOneScript(username: string): boolean {
  const name = normaliseUsername(username)
  return !imitating.test(name) && confused.filter((script) => script.test(name)).length <= 1
}
