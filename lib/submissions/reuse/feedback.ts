import { format, parseISO } from 'date-fns'
import { fr } from 'date-fns/locale/fr'
import { daysBetween, type Day } from '@/lib/calendar'
import { formatDay } from '@/lib/i18n/format'
import { type Language, languageOf } from '@/lib/evaluation/text/language'
import { personOffer } from '@/lib/evaluation/encouragement'
import { grade } from '@/lib/evaluation/grade'
import { recordedEvaluators } from '@/lib/evaluation/recorded-evaluators'
import type { Evaluation } from '@/lib/evaluation/schema'
import type { Subject } from '@/lib/evaluation/subject'
import { criteria, type Findings, PASS_SCORE } from '@/lib/evaluation/rubric'

/**
 * Where a submission's content was found: in one accepted text or several together, whether by the same member, and how
 * much of it.
 */
export type Reuse = {
  isOwn: boolean
  /** Day of the accepted text; null for several texts. */
  on: Day | null
  share: number
}

/**
 * Short, and like another member's text, so that both may tell of one event; or like the member's own for a task of the
 * same title, but with so many new words that it may be the report of another day; or mostly the member's own, with new
 * sentences, of which only these were evaluated.
 */
export type Alike = 'toOthers' | 'toOwn' | 'besideOwn'

/** Findings recorded when no evaluator was called. */
export const reuseFindings: Findings = {
  evaluator: recordedEvaluators.reusedText,
  promptVersion: '1',
  criteria: criteria.map(({ id }) => ({ id, level: 'none', evidence: [] })),
  reasoning: '',
  feedback: '',
}

/**
 * Feedback for a text that was already submitted, in its language where Laurel has it, else in the viewer's. Never
 * reveals another author. Pure.
 */
export function reuseFeedback(
  { isOwn, on }: Reuse,
  text: string,
  today: Day,
  viewerLanguage: Language,
  beside = '',
): string {
  const language = languageOf(text, beside, viewerLanguage)
  if (on === null) return sentences[language][isOwn ? 'ownParts' : 'otherParts']('')
  const day = dayName(on, today, language)
  return sentences[language][isOwn ? (on === today ? 'ownToday' : 'own') : 'other'](day)
}

/** Evaluation of a text that was already submitted: nothing counts. Pure. */
export function reuseEvaluation(reuse: Reuse, subject: Subject, today: Day, viewerLanguage: Language): Evaluation {
  const beside = `${subject.title}\n${subject.description}`
  const { isOwn, on, share } = reuse
  const feedbackLanguage = languageOf(subject.text, beside, viewerLanguage)
  return {
    ...grade(reuseFindings, subject),
    // No criteria: "none" for each would suggest that they had been judged.
    criteria: [],
    expectations: [],
    feedback: reuseFeedback(reuse, subject.text, today, viewerLanguage, beside),
    feedbackLanguage,
    reasoning: isOwn
      ? whereItStands[feedbackLanguage].own(Math.round(share * 100), on && formatDay(on, feedbackLanguage))
      : whereItStands[feedbackLanguage].other,
  }
}

/** Evaluation of the part of a text that is new; the feedback says so. Pure. */
export function restEvaluation(evaluation: Evaluation, reusedWords: number): Evaluation {
  if (reusedWords === 0) return evaluation
  return {
    ...evaluation,
    feedback: `${evaluation.feedback} ${partWasReused[evaluation.feedbackLanguage]}`,
    reasoning: `${leftOut[evaluation.feedbackLanguage]} ${evaluation.reasoning}`.trim(),
  }
}

/** Only for the writer's own texts: with a share or a date, another member's text could be guessed word by word. */
const whereItStands: Record<Language, { own: (percent: number, day: string | null) => string; other: string }> = {
  en: {
    own: (percent, day) =>
      `${percent}% of what this text says is also in ${day ? `a text of yours that was accepted on ${day}` : 'texts of yours that were accepted'}.`,
    other: 'Most of what this text says is also in texts that were accepted.',
  },
  fr: {
    own: (percent, day) =>
      `${percent}\u00a0% de ce que dit ce texte se trouve dans ${day ? `un de tes textes accepté le ${day}` : 'plusieurs de tes textes acceptés'}.`,
    other: 'L’essentiel de ce que dit ce texte se trouve dans des textes acceptés.',
  },
}

const leftOut: Record<Language, string> = {
  en: 'The part of this text that is also in accepted ones was left out.',
  fr: 'La partie de ce texte qui se trouve dans des textes acceptés n’a pas été lue.',
}

const partWasReused: Record<Language, string> = {
  en: 'A part of it was told before: only what is new was looked at.',
  fr: 'Une partie a déjà été racontée\u00a0: seul ce qui est nouveau a été regardé.',
}

/**
 * Evaluation of a text that a person refused, in whole or in part, for another task, or which is like another one: an
 * accepted one becomes unsure, so that only a person accepts it. Pure.
 */
export function heldEvaluation(
  evaluation: Evaluation,
  { wasRefused, alike }: { wasRefused: boolean; alike: Alike | null },
): Evaluation {
  const held = wasRefused ? refusedElsewhere : alike && likeAnother[alike]
  if (!evaluation.isAccepted || !held) return evaluation
  const { feedback, reasoning } = held
  const language = evaluation.feedbackLanguage
  return {
    ...evaluation,
    isAccepted: false,
    isUnsure: true,
    score: PASS_SCORE - 1,
    // Levels and quotes could reveal a hidden answer. The expectations stay: they tell every reader what to hide.
    criteria: [],
    feedback: feedback[language],
    reasoning: `${reasoning[language]} ${evaluation.reasoning}`.trim(),
  }
}

type Held = Record<'feedback' | 'reasoning', Record<Language, string>>

const refusedElsewhere: Held = {
  feedback: {
    en: `A grown-up did not accept this, or a part of it, for another task. ${personOffer.look.en}`,
    fr: `Un adulte n’a pas accepté ce texte, ou une partie, pour une autre tâche. ${personOffer.look.fr}`,
  },
  reasoning: {
    en: 'A person refused this text, or sentences of it, for another task.',
    fr: 'Une personne a refusé ce texte, ou des phrases de ce texte, pour une autre tâche.',
  },
}

const likeAnother: Record<Alike, Held> = {
  toOthers: {
    feedback: {
      en: `This is much like what was told in the family before: add what you did, saw or thought yourself. ${personOffer.lookToo.en}`,
      fr: `Cela ressemble beaucoup à ce qui a déjà été raconté dans la famille\u00a0: ajoute ce que tu as fait, vu ou pensé, toi. ${personOffer.lookToo.fr}`,
    },
    reasoning: {
      en: 'Most of what this text says is also in one of another member. Both may tell of what they did together.',
      fr: 'L’essentiel de ce que dit ce texte se trouve aussi dans celui d’un autre membre. Les deux racontent peut-être ce qu’ils ont fait ensemble.',
    },
  },
  toOwn: {
    feedback: {
      en: `This is much like what you told before: add what was different this time. ${personOffer.lookToo.en}`,
      fr: `Cela ressemble beaucoup à ce que tu as déjà raconté\u00a0: ajoute ce qui était différent cette fois. ${personOffer.lookToo.fr}`,
    },
    reasoning: {
      en: 'This text has the form of one of the member’s own for a task of the same title, with other words in it. They may describe different days.',
      fr: 'Ce texte a la forme d’un autre texte du même membre pour une tâche du même titre, avec d’autres mots. Ils parlent peut-être de deux jours différents.',
    },
  },
  besideOwn: {
    feedback: {
      en: `What is new here is good, but you told most of the text before: leave that out. ${personOffer.lookToo.en}`,
      fr: `Ce qui est nouveau ici est bien, mais tu as déjà raconté presque tout le reste\u00a0: enlève-le. ${personOffer.lookToo.fr}`,
    },
    reasoning: {
      en: 'Most of this text is also in accepted ones of the same member.',
      fr: 'L’essentiel de ce texte se trouve aussi dans des textes acceptés du même membre.',
    },
  },
}

type Phrase = 'own' | 'ownToday' | 'ownParts' | 'other' | 'otherParts'

const sentences: Record<Language, Record<Phrase, (day: string) => string>> = {
  en: {
    own: (day) => `You told this ${day}. What was different today?`,
    ownToday: (day) => `You told this ${day} already. What was different this time?`,
    ownParts: () => 'You told all of this before, in parts. What was different this time?',
    other: (day) => `This was already told in the family ${day}. Tell it in your own words.`,
    otherParts: () => 'All of this was already told in the family, in parts. Tell it in your own words.',
  },
  fr: {
    own: (day) => `Tu l’as déjà raconté ${day}. Qu’est-ce qui était différent aujourd’hui\u202f?`,
    ownToday: (day) => `Tu l’as déjà raconté ${day}. Qu’est-ce qui était différent cette fois\u202f?`,
    ownParts: () => 'Tu as déjà raconté tout cela, en plusieurs fois. Qu’est-ce qui était différent cette fois\u202f?',
    other: (day) => `Cela a déjà été raconté dans la famille ${day}. Raconte-le avec tes propres mots.`,
    otherParts: () =>
      'Tout cela a déjà été raconté dans la famille, en plusieurs fois. Raconte-le avec tes propres mots.',
  },
}

/** The weekday while it is unambiguous, else the date. */
function dayName(day: Day, today: Day, language: Language): string {
  const date = parseISO(day)
  const age = daysBetween(day, today)
  if (age <= 0) return language === 'fr' ? 'aujourd’hui' : 'today'
  if (language === 'fr')
    return age < 7 ? format(date, 'EEEE', { locale: fr }) : format(date, "'le' do MMMM", { locale: fr })
  return `on ${format(date, age < 7 ? 'EEEE' : 'MMMM d')}`
}
