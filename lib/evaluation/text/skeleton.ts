import { withoutAccents } from './words'

// Letters that read as Latin ones (Unicode's confusables, UTS 39) and the small capitals.
const lookalikes = 'авекмнорстухѕіјԁԛԝһӏɡαβεζηικμνορτυχϲϳıłøđħɑɩոցսհօᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘǫʀꜱᴛᴜᴠᴡʏᴢ'
const latin = 'abekmhopctyxsijdqwhlgabezhikmnoptyxcjilodhainguhoabcdefghijklmnopqrstuvwyz'
const folded = new Map(Array.from(lookalikes, (letter, index) => [letter, latin.charAt(index)]))
const leet = new Map(Array.from('0134578', (digit, index) => [digit, 'oieastb'.charAt(index)]))

/**
 * A word as a reader takes it: without accents, letters of other scripts that look Latin as Latin ones,
 * and digits between letters as the letters they stand for. Made to compare by, never to show.
 */
export function skeleton(word: string): string {
  if (/^(?:[a-z]*|\d+|\W)$/.test(word) && word < '\u0080') return word
  // Modifier letters within a word change no letter of it.
  const letters = withoutAccents(word.toLowerCase()).replace(/(?<=\p{L})\p{Lm}/gu, '')
  const plain = Array.from(letters, (letter) => folded.get(letter) ?? letter).join('')
  const isMixed = plain.length <= 40 && /\d/.test(plain) && /^\p{L}|\p{L}.*\p{L}/u.test(plain)
  return isMixed ? plain.replace(/[0134578]/g, (digit) => leet.get(digit) ?? digit) : plain
}
