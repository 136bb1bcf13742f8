import { type Search, searchFor } from './injection-index'

const some = '(?: \\S+){0,4}'
const few = '(?: \\S+){0,3}'
const judged =
  '(?:submission|answer|solution|work|text|task|essay|homework|reponse|travail|texte|devoir|soumission|tache)'
const top =
  '(?:100|hundred|20 (?:/|sur) 20|(?:full|perfect|maximum|top|best|highest|max) (?:marks?|points?|score|grade|note|level|credit)s?)'
const reader =
  '(?:grader|evaluator|examiner|assistant|ai|model|chatbot|marker|correcteur|evaluateur|ia|llm|gpt|chatgpt)'
const prompt = '(?:system prompts?|hidden prompts?|your prompt|system message|api keys?|environment variables?)'
const secret = '(?:keys?|passwords?|secrets?|tokens?|prompt|configuration|instructions)'

/** Each pattern matches one form of prompt injection, in words without accents. */
const english = [
  ` (?:ignore|disregard|forget|override)(?: \\S+){0,2} (?:everything|all|whatever|what) (?:you|above|before|else|that you) `,
  ` (?:give|award|grant|assign|gets|receives?) ${top} `,
  ` (?:must|should|shall|will)(?: \\S+){0,2} receive(?: \\S+){0,3} (?:highest|full|top|maximum) | grading (?:policy|rules?|system|scale) `,
  ` you are (?:a|an|the|my) (?:\\S+ ){0,2}(?:evaluator|grader|examiner|robot|assistant|chatbot|bot|ai) | stay in character `,
  ` (?:text|submission|input|message|answer) (?:ends|ended|is over|has ended|stops) | http / 1 `,
  ` (?:ignore|ignoring|disregard|forget|override|bypass|skip|overrule)${some} (?:instructions?|rules?|prompts?|rubric|criteria|guidelines?) `,
  ` (?:give|award|grant|assign|grade|rate|score|mark)(?: (?:me|us|this|it|my|the))${some} ${top} `,
  ` give me (?:the |my |some |all |more |all the )?(?:points|marks|credit|grade) `,
  ` (?:mark|set|rate|grade)${some} (?:as )?(?:full|accepted|passed|correct|excellent) `,
  ` (?:accept|approve|pass|validate) (?:this|my|the) ${judged} `,
  ` (?:accept|approve|validate) (?:this|it|everything|anything|all|me|mine|hers?) `,
  ` you(?: \\S+){0,6} (?:accepted|rejected|approved|graded|refused|reject|refuse) `,
  ` your (?:\\S+ )?(?:evaluation|grading|verdict|assessment|judg\\S+) `,
  ` (?:evaluator|grader|examiner)s?(?: \\S+){0,3} (?:accepts?|gives?|pass(?:es)?|approves?|must|should|note|can) `,
  ` (?:user|student|child|writer|submission)(?: \\S+){0,2} (?:passed|passes|accepted) `,
  ` (?:reset|restart|clear) (?:the |this |your )?(?:conversation|context|chat|memory|session) `,
  ` (?:you (?:must|should|have to|will|need to))(?: \\S+){0,2} (?:accept|approve|pass|grade|score|give me|reward) `,
  ` (?:you are now|from now on(?! (?:i|we|he|she|they|my|our|mum|mom|dad)(?= ))|act as|pretend (?:to be|you)|roleplay as|you are no longer|your (?:new |only |real )?(?:task|job|role|goal) (?:now )?is) `,
  ` (?:system prompt|system message|system override|developer mode|debug mode|admin mode|jailbreak|sudo|dan mode) `,
  ` (?:dear|attention|hey|hello|hi|listen|note (?:to|for)(?: the)?) ${reader} `,
  ` (?:score|level|note|isaccepted|accepted|verdict|grade|rating|passed) (?:=|is|est)? ?(?:100|full|true|accepted|perfect|max\\S*) `,
  ` (?:set|change|raise|make|put)${few} (?:score|grade|level|verdict|rating)${few} (?:100|full|accepted|perfect|max\\S*) `,
  ` (?:answers|complete|own|clear) (?:=|is|to|as)? ?full `,
  ` (?:reply|respond|answer|output|return|print)${few} (?:json|full|100|accepted) `,
  ` (?:show|reveal|print|repeat|tell|output|send|leak|display|list|write|copy|quote|include|what is|what are|give)${some} ${prompt} `,
  ` (?:show|tell|give|send|print|list|email|mail) (?:me|us)${few} ${secret} `,
  ` (?:reveal|print|repeat|output|display|quote|show me|tell me)${few} (?:your|previous|original|initial|hidden|exact)(?: \\S+)? (?:instructions|rules|guidelines) `,
  ` (?:print|repeat|output|show|write|copy|translate|quote)(?: \\S+){0,2} (?:everything|all|text|words|lines?|message) (?:above|before) `,
  ` (?:write|add|put|include|say|make|print|insert|copy|place|repeat|answer)(?: \\S+){0,9} (?:the|your) (?:feedback|reasoning|evaluation|output) `,
  ` (?:summari[sz]e|spell|translate|encode|describe|explain|list) (?:\\S+ )?your (?:\\S+ )?(?:rules|instructions|guidelines|prompt) `,
  ` (?:show|tell|give|reveal|list|send|copy)(?: \\S+){0,3} (?:answers?|submissions?|solutions?|scores?)(?: \\S+){0,3} (?:others?|sisters?|brothers?|siblings?|children|kids|users|members) `,
  ` (?:tell|show) me what(?: \\S+){0,3} (?:wrote|submitted|answered|scored|got) `,
  ` delimiters? `,
  ` content type (?:application|text) | (?:drop|truncate|alter) table(?! tennis) | set points = | = (?:hyperlink|importxml|webservice|cmd) `,
  ` (?:status|result) (?:=|is )?(?:accepted|passed|approved) | further review `,
  ` (?:show|reveal|print|repeat|tell|send|leak|list|give me|copy|what did)${some} (?:other|everyone|everybody|all|sister|brother|siblings?|children|kids|users|members)(?: s)?${few} (?:answers?|submissions?|solutions?|texts?|write|data|scores?|accepted) `,
  ` (?:deserves?|need|merits?|worth|owed)(?: \\S+){0,2} ${top} `,
  ` (?:please|just|simply|kindly|pls|plz)(?: \\S+){0,3} (?:accept|approve|validate|let me pass|full marks|good (?:grade|score|mark)|best (?:grade|score|mark)) `,
  ` (?:if|unless) you (?:do not |don t |will |would |could )?(?:accept|approve|reject|refuse|fail|pass|grade|mark|score|give me) `,
  ` (?:meets?|fulfil\\S*|satisf\\S*|match(?:es)?|covers?|exceeds?)(?: \\S+){0,3} (?:criteri\\S+|requirements?|rubric|expectations|threshold|standards) `,
  ` (?:every|each|all|the|all four|four) criteri\\S+${few} (?:full|fully|met|satisfied|fulfilled|reached|perfect\\S*|highest) `,
  ` (?:this|the|my) ${judged}${few} (?:perfect|flawless|accepted|approved|outstanding|graded|verified|full marks) `,
  ` (?:i am|i m|this is|as|speaking as|signed) (?:the|your|an|a|its)? ?(?:\\S+ )?(?:developer|administrator|admin|creator|system|programmer|engineer|anthropic|openai|maintainer|supervisor|owner|principal)${some} (?:this|you|your|grader|program|system|test\\S*|accept|pass|authori[sz]\\S+|full|app|laurel) `,
  ` (?:${judged}|it) (?:has|was|is)(?: already)?(?: been)? (?:verified|approved|accepted|pre approved|preapproved|graded|evaluated|validated) `,
  ` (?:end|start|begin|beginning) of (?:the )?(?:submission|(?:user|student|untrusted) (?:input|message|submission|answer|text)|evaluation|prompt) `,
  ` (?:the )?(?:text|lines?|content|part|words|message|everything)(?: \\S+){0,2} (?:above|below|before) (?:is|was|are|were|has|have|can|should|must) `,
  ` new (?:instructions?|rules?|task|system|rubric|role|policy) (?:for|from|say|is|are|the|:|you|follow|apply|give|accept|mark) `,
  ` (?:maintenance|unrestricted|lenient|god|evaluation) mode `,
  ` (?:evidence|quotes?) (?:is|are) everywhere `,
]

const french = [
  ` (?:ignore[zr]?|oublie[zr]?|neglige[zr]?|contourne[zr]?)${some} (?:instructions?|regles?|consignes?|criteres?) `,
  ` (?:donne[zr]?|mets|mettez|mettre|attribue[zr]?|accorde[zr]?)(?: \\S+){0,3} (?:${top}|note maximale|meilleure note|bonne note|tous les points|le maximum) `,
  ` (?:accepte[zr]?|valide[zr]?|approuve[zr]?) (?:cette|ma|mon|la|le|ce|cet) ${judged} `,
  ` (?:tu dois|vous devez|il faut|tu peux)(?: \\S+){0,2} (?:accepter|valider|noter|me donner|me mettre) `,
  ` (?:tu es maintenant|vous etes maintenant|a partir de maintenant|fais comme si|desormais tu) `,
  ` (?:prompt systeme|message systeme|mode developpeur|mode debug|mode maintenance) `,
  ` (?:cher|chere|bonjour|salut|note (?:a|au|pour)(?: le| l)?) ${reader} `,
  ` (?:reponds|repondez|renvoie|affiche)(?: \\S+){0,3} (?:json|full|100|accepte) `,
  ` (?:montre|affiche|revele|donne|repete|ecris|recopie|envoie)${few} (?:ton|tes|ta|le|la|les|vos|votre) (?:\\S+ )?(?:prompt|instructions?|consignes?|cles?|mots? de passe|secrets?) `,
  ` (?:montre|affiche|revele|donne|recopie|envoie)${some} (?:reponses?|textes?|solutions?|donnees) (?:de|des|d) (?:\\S+ )?(?:autres?|enfants|membres|soeur|frere) `,
  ` (?:s il te plait|s il vous plait|stp|svp)(?: \\S+){0,3} (?:accepte\\S*|valide\\S*|points|bonne note) `,
  ` (?:merite|veux|voudrais|besoin)(?: \\S+){0,3} (?:${top}|tous les points|points|bonne note|note maximale|le maximum) `,
]

const german = [
  ` (?:ignorier\\S*|vergiss|vergessen|missachte\\S*|uberspring\\S*)${some} (?:anweisung\\S*|regel\\S*|vorgabe\\S*|kriteri\\S*|auftrag\\S*|befehl\\S*) `,
  ` (?:gib|geben|vergib|vergeben|bewerte\\S*|setze|benote\\S*|verleihe)${some} (?:100|punkte\\S*|punktzahl|note|hochst\\S*|bestnote|volle?|maximal\\S*) `,
  ` (?:akzeptier\\S*|genehmig\\S*|bestatig\\S*)${few} (?:losung|antwort|arbeit|aufgabe|text|abgabe|einreichung) `,
  ` (?:du bist (?:jetzt|nun)|ab (?:jetzt|sofort) (?:bist|sollst|musst)|(?:du musst|sie mussen)${some} (?:akzeptier\\S*|bewert\\S*|geben|vergeben|annehmen)) `,
  ` (?:zeig\\S*|nenn\\S*|verrat\\S*|gib)${some} (?:systemprompt|system prompt|anweisungen|schlussel|passwort\\S*|geheim\\S*) `,
]

const spanish = [
  ` (?:ignor[ae]\\S*|olvid[ae]\\S*|omite)${some} (?:instruccion\\S*|reglas?|normas?|criterios?|ordenes) `,
  ` (?:dame|da|deme|dale|otorga\\S*|asigna\\S*|pon|ponme|califica\\S*|concede\\S*)${some} (?:100|cien|puntos?|nota|puntuacion|maxim[ao]|calificacion|perfecto) `,
  ` (?:acepta\\S*|aprueba\\S*|valida\\S*)${few} (?:respuesta|trabajo|tarea|solucion|texto|entrega) `,
  ` (?:ahora eres|eres ahora|a partir de ahora eres|debes${some} (?:aceptar|aprobar|dar\\S*|calificar)) `,
  ` (?:muestra\\S*|revela\\S*|dime|ensename)${some} (?:prompt|instrucciones|claves?|contrasena\\S*|secretos?|respuestas) `,
]

const italian = [
  ` (?:ignora\\S*|dimentica\\S*|trascura\\S*)${some} (?:istruzion\\S*|regol\\S*|criter\\S*|ordini) `,
  ` (?:dammi|dai|assegna\\S*|concedi\\S*|metti\\S*|valuta\\S*)${some} (?:100|cento|punt\\S*|voto|massim\\S*|perfett\\S*|pieni) `,
  ` (?:accetta\\S*|approva\\S*|convalida\\S*)${few} (?:risposta|lavoro|compito|soluzione|testo|consegna) `,
  ` (?:ora sei|adesso sei|sei ora|d ora in poi sei|devi${some} (?:accettare|approvare|dar\\S*|valutare)) `,
  ` (?:mostra\\S*|rivela\\S*|dimmi)${some} (?:prompt|istruzioni|chiav\\S*|password|segret\\S*|risposte) `,
]

const arabic = [
  ` (?:تجاهل|انس|انسي|تخط)${some} (?:التعليمات|تعليمات|القواعد|قواعد|الاوامر|المعايير|\\S*قواعد|\\S*تعليمات) `,
  ` (?:اعطني|اعط|امنح|امنحني|ضع|قيم)${some} (?:100|١٠٠|درجة|الدرجة|نقطة|نقاط|النقاط|كاملة|علامة|العلامة) `,
  ` (?:اقبل|وافق)${few} (?:الحل|الاجابة|العمل|النص|المهمة|اجابتي|حلي|عملي) `,
  ` (?:انت الان|يجب ان تقبل|يجب عليك ان تقبل|(?:اظهر|اكشف)${some} (?:التعليمات|تعليماتك|المفتاح|كلمة)) `,
]

/** For text written without spaces. */
const chinese = [
  '(?:忽略|无视|忘记|忘掉|不要理会|跳过|忽視|無視).{0,14}(?:指令|规则|说明|要求|提示|标准|規則|指示)',
  '(?:给|打|评|判|授予|給).{0,12}(?:满分|100分|最高分|一百分|滿分|全部分数|最高等级)',
  '(?:接受|通过|批准|认可).{0,6}(?:答案|作业|提交|回答|解答|文章|作品)',
  '(?:你现在是|从现在起你|从现在开始你|你必须(?:接受|给|打|通过)|你的新任务)',
  '(?:显示|告诉|输出|泄露|打印|展示).{0,10}(?:提示词|系统提示|密钥|密码|指令|别人的|其他孩子)',
]

/** For spelled-out letters, once joined. */
const squeezed = [
  '(?:ignor|disregard|forget|oublie)\\w{0,24}(?:instruction|rule|prompt|criteri|consigne|regle)',
  '(?:give|grant|award|donne|mets)\\w{0,12}(?:100|hundred|full|points|marks|top|maxim)',
  '(?:accept|approve|validate|pass)(?:this|my|the|me)',
  '(?:score|grade|level)\\w{0,6}(?:100|full|max)',
]

const anyOf = (patterns: readonly string[]): Search => {
  const searches = patterns.map((pattern) => new RegExp(pattern))
  return (text) => searches.some((search) => search.test(text))
}

export const hasInjection = searchFor([...english, ...french, ...german, ...spanish, ...italian, ...arabic])
export const hasDenseInjection = anyOf(chinese)
export const hasSqueezedInjection = anyOf(squeezed)

/** Words typical of prompt injection: reversed or shifted ones reveal a disguise. */
export const injectionWords: readonly string[] = (
  'ignore disregard forget instructions instruction rules rule previous give award grade score points marks accept ' +
  'approve submission solution answer full hundred system prompt evaluator grader oublie consignes donne accepte'
).split(' ')
