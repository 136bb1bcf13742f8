import type { Language } from '@/lib/evaluation/text/language'
import { wordLine, withoutAccents } from '@/lib/evaluation/text/words'

/** Ways of writing that show a mind at work, each as whole words without accents. */
const cues: Record<Language, Record<string, string>> = {
  en: {
    person: `i|i m|i ve|my|me|we|our|us|myself`,
    reason: `because|since|so|so that|that is why|that s why|therefore|which means|means that|due to|thanks to|as a result|
      in order to|otherwise|if|why`,
    order: `first|firstly|then|next|after|afterwards|before|finally|last|later|at first|at the end|meanwhile|while|when|until|
      once|again|second|third|step`,
    thought: `think|thought|learned|learnt|noticed|saw|found|felt|feel|feels|liked|like|loved|hard|harder|hardest|difficult|
      easy|easier|surprised|surprise|surprising|remember|realised|realized|understand|understood|wonder|wondered|believe|
      favourite|favorite|proud|happy|hope|decided|tried|try|want|wanted|know|knew|imagine|discovered|checked|counted`,
    example: `for example|for instance|such as|like|about|around|minutes|minute|hours|hour|times|next time|tomorrow|but|however|
      although|even|instead|than|more|less|only|almost`,
  },
  fr: {
    person: `j|je|mon|ma|mes|moi|me|m|on|nous|notre|nos`,
    reason: `parce|car|donc|comme|puisque|puisqu|alors|afin|pour que|pour|grace a|a cause|c est pourquoi|ca veut dire|sinon|si|
      du coup|pourquoi`,
    order: `d abord|ensuite|puis|apres|avant|enfin|finalement|premierement|deuxiemement|a la fin|au debut|pendant|quand|
      jusqu|une fois|encore|lorsque|lorsqu|etape`,
    thought: `pense|crois|trouve|appris|apprends|remarque|vu|senti|sens|aime|adore|difficile|dur|facile|surpris|surprise|souviens|
      compris|comprends|decouvert|prefere|fier|fiere|content|contente|espere|decide|essaie|essaye|veux|voulais|sais|savais|
      imagine|verifie|compte|regarde|retrouve`,
    example: `par exemple|comme|environ|minute|minutes|heure|heures|fois|la prochaine fois|demain|mais|pourtant|meme|plutot|
      plus|moins|presque|seulement|surtout`,
  },
}

const patterns: Record<Language, RegExp[]> = {
  en: Object.values(cues.en).map(pattern),
  fr: Object.values(cues.fr).map(pattern),
}

function pattern(list: string): RegExp {
  return new RegExp(` (?:${list.replace(/\s*\n\s*/g, '')}) `)
}

/** How many of the five ways a passage shows: person, reason, order, thought, example. */
export function cuesIn(text: string, language: Language): boolean[] {
  const line = withoutAccents(wordLine(text))
  return patterns[language].map((each) => each.test(line))
}
