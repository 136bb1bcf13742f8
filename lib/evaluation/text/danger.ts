import { withoutAccents, wordLine } from './words'

/** Ways in which children say that they are in danger. Short on purpose; docs/safeguarding.md says what they miss. */
const SIGNS = [
  / (?:i am|i m|im) (?:so |very |really )?(?:scared|afraid|frightened) of (?:him|her|them|my (?:dad|mum|mom|uncle|aunt|brother|sister|stepdad|stepmum|teacher|father|mother)) /,
  / (?:he|she|they|my (?:dad|mum|mom|father|mother|uncle|stepdad|stepmum)) (?:hits|hit|beats|beat|hurts|hurt|kicks|kicked|punched|slapped) me /,
  / (?:i (?:want|wanted) to (?:die|kill myself|hurt myself)|i (?:cut|hurt|hit) myself (?:on purpose|again|when i)|i (?:don t|do not) want to (?:live|be alive)) /,
  / j ai (?:tres |trop |vraiment )?peur (?:de lui|d elle|d eux|de (?:mon|ma) (?:pere|papa|mere|maman|beau pere|belle mere|oncle|tante|frere|soeur)) /,
  / (?:il|elle|on|(?:mon|ma) (?:pere|papa|mere|maman|beau pere|oncle)) (?:me (?:frappe|tape|bat|fait (?:du )?mal)|m a (?:frappe|frappee|tape|tapee|battu|battue|fait (?:du )?mal)) /,
  / (?:je (?:veux|voulais|voudrais) (?:mourir|me (?:tuer|faire du mal))|je me (?:coupe|fais du mal) expres|je (?:ne )?veux plus vivre|j ai envie de mourir) /,
]

/** True for a text with signs of danger to its writer: fear of a person, violence or self-harm. Pure. */
export function showsDanger(text: string): boolean {
  const line = withoutAccents(wordLine(text))
  return SIGNS.some((sign) => sign.test(line))
}
