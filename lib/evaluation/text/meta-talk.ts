import { skeleton } from './skeleton'

// Words of texts about being graded. Genuine work contains other words beside them.
const metaTalk = `
  accept accepted acceptance accepting approve approved assess assessed assessment assignment award awarded boss
  command comply compliance confirm confirmed correct criterion criteria decision deserve deserved deserves
  disregard effort evaluate evaluated evaluation evaluator examiner excellent exercise feedback final forget full
  fully grade graded grader grades grading granted hundred ignore ignoring instruction instructions isaccepted json
  judge judged level levels mark marks maximum meets met obey order orders output outstanding override pass passed
  passing perfect perfectly please point points previous prior prompt quality question rate rated rating reasoning
  request requested requirement requirements required respond response result results return reward rubric satisfied
  satisfies satisfy score scored scores solution solutions solve solved submission submissions submit submitted
  system task tasks threshold true valid validate validated verdict verified assistant model chatbot prompt
  thought process step steps explanation conclusion therefore overall summary answer answers asked evidence quote
  quotes shown show shows demonstrates demonstrate demonstrated complete completed completely completion clear clearly
  understand understanding problem problems detailed details original structured organised organized thorough thoroughly
  comprehensive coherent concise creative fulfil fulfils fulfill fulfills required meet deep review reviewed status reject
  rejected rejects polite politely thank thanks advance sincerely regards kindly dear delimiter rule rules policy step
  streak punished deserve reward 100 approval reader writer marked everything element elements present highest
  apply applies guideline guidelines outcome skip skipping ratings moderator moderation reviewer teacher comment comments
  improve improvement improved analyse analyze derive state text texts handed counts count excellent best possible
  trust input above below following treat given plenty work username usernames admin parents
  marker marking output print repeat quote sentence sentences html page forwards mention
  accepter accepte acceptee valide valider note noter noteur correcteur evaluateur consigne consignes critere criteres
  reponse reponses tache devoir travail parfait parfaite maximale maximum points ordre ordres resultat solution
  remplit remplis complete complet claire clair clairement propres mots idees facile suivre comprendre detaillee merci
  exigence exigences bareme soumission instruction systeme raisonnement etape etapes conclusion
  punkte punkt punktzahl bewertung bewerte losung antwort aufgabe regeln anweisungen akzeptiere volle
  puntos nota respuesta tarea instrucciones reglas acepta calificacion solucion puntuacion
  punti voto risposta compito istruzioni regole accetta valutazione soluzione punteggio
  درجة الدرجة نقطة التعليمات الحل الاجابة التقييم المهمة كاملة`

const known = new Set(
  metaTalk
    .trim()
    .split(/\s+/)
    .map((word) => skeleton(word)),
)

const MOST_META_TALK = 0.4

/** True for a sentence whose content words, given by their skeletons, are mostly meta-talk. */
export function isMostlyMetaTalk(content: readonly string[]): boolean {
  const said = content.filter(isMetaTalk)
  return new Set(said).size >= 2 && said.length >= content.length * MOST_META_TALK
}

/** True for a word, given by its skeleton, about tasks, answers and verdicts. */
export function isMetaTalk(plain: string): boolean {
  return known.has(plain)
}
