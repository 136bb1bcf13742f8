// Cyrillic and Greek letters that read as Latin ones (Unicode's confusables, UTS 39). The migrations fold the same.
const lookalikes = 'авекмнорстухѕіјԁԛԝһӏαβεζηικμνορτυχϲϳ'
const latin = 'abekmhopctyxsijdqwhlabezhikmnoptyxcj'
const folded = new Map([...lookalikes].map((letter, index) => [letter, latin.charAt(index)]))

/** What a username is unique by: compatibility forms and lookalike letters folded, case gone, spaces tidied. */
export function usernameKey(username: string): string {
  const name = normaliseUsername(username).toLowerCase()
  // An i is an i, with its dot or without.
  const dotted = name.replace(/\u0131/g, 'i').replace(/i\u0307/g, 'i')
  return Array.from(dotted, (letter) => folded.get(letter) ?? letter).join('')
}

/** A username as it is kept: NFKC, trimmed, inner white space as single spaces. */
export function normaliseUsername(username: string): string {
  return username.normalize('NFKC').trim().replace(/\s+/gu, ' ')
}

/** How long a username may be, in characters; the database holds the same bound. */
export const longestUsername = 40

// Control, format, private and unassigned characters, what Unicode draws as nothing, and the blank Braille cell.
const unseen = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]/u
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * True for a name that everyone can see and tell apart from another: nothing in it is invisible or turns the
 * direction of writing, and something in it is more than white space and accents.
 */
export function isVisibleUsername(username: string): boolean {
  const normal = normaliseUsername(username)
  return !unseen.test(username.trim()) && !unseen.test(normal) && seen.test(normal)
}

// The scripts whose letters are taken for each other's.
const confused = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Coptic'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
)

// Letters of phonetics, and scripts that look like Latin capitals throughout: nobody is called that.
const imitating = /[\u0250-\u02af\u1d00-\u1dbf\u2c60-\u2c7f\ua720-\ua7ff\p{Script=Lisu}\p{Script=Deseret}]/u

/** True for a name that mixes no scripts whose letters look alike, and is of none that only imitates another. */
export function isOfOneScript(username: string): boolean {
  const name = normaliseUsername(username)
  return !imitating.test(name) && confused.filter((script) => script.test(name)).length <= 1
}
