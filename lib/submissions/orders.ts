import { wordLine, withoutAccents } from './words'

const some = '(?: \\S+){0,4}'
const judged = '(?:submission|answer|solution|work|text|task|essay|reponse|travail|texte|devoir|soumission|tache)'
const top =
  '(?:100|20 (?:/|sur) 20|(?:full|perfect|maximum|top|best|highest) (?:marks?|points?|score|grade|note|level)s?)'

/** Each looks for one way of giving the reader of a submission an order instead of an answer. */
const ORDERS = [
  ` (?:ignore|disregard|forget|override|bypass|skip)${some} (?:instructions?|rules?|prompts?|rubric|criteria|guidelines?) `,
  ` (?:ignore[zr]?|oublie[zr]?|neglige[zr]?|contourne[zr]?)${some} (?:instructions?|regles?|consignes?|criteres?) `,
  ` (?:give|award|grant|assign|grade|rate|score|mark)(?: (?:me|us|this|it|my|the))${some} ${top} `,
  ` (?:donne[zr]?|mets|mettez|mettre|attribue[zr]?|accorde[zr]?)(?: \\S+){0,3} (?:${top}|note maximale|meilleure note|tous les points|le maximum) `,
  ` (?:mark|set|rate|grade)${some} (?:as )?(?:full|accepted|passed|correct|excellent) `,
  ` (?:accept|approve|pass|validate) (?:this|my|the) ${judged} `,
  ` (?:accepte[zr]?|valide[zr]?|approuve[zr]?) (?:cette|ma|mon|la|le|ce|cet) ${judged} `,
  ` (?:you (?:must|should|have to|will|need to)|tu dois|vous devez)(?: \\S+){0,2} (?:accept|approve|pass|grade|score|give me|accepter|valider|noter|me donner|me mettre) `,
  ` (?:you are now|from now on you|tu es maintenant|vous etes maintenant|act as|pretend (?:to be|you)) `,
  ` (?:system prompt|system message|system override|developer mode|jailbreak|prompt systeme|mode developpeur) `,
  ` (?:dear|attention|hey|hello|note (?:to|for)(?: the)?|cher|chere) (?:grader|evaluator|examiner|assistant|ai|correcteur|evaluateur|ia) `,
  ` (?:score|level|note|isaccepted|accepted|verdict) (?:=|is|est)? ?(?:100|full|true|accepted|max\\S*) `,
  ` (?:reply|respond|answer|output|return|print|reponds|repondez|renvoie|affiche)(?: \\S+){0,3} (?:json|full|100|accepted|accepte) `,
].map((pattern) => new RegExp(pattern))

/**
 * True when a sentence tells the evaluator what to decide. Such a sentence is no work on the task: it
 * is read, but it shows nothing and so counts for nothing.
 */
export function isOrder(sentence: string): boolean {
  const line = withoutAccents(wordLine(sentence))
  return ORDERS.some((order) => order.test(line))
}
