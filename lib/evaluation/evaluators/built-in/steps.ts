import { ended, listed } from '@/lib/evaluation/feedback'
import { personOffer, withoutOffer } from '@/lib/evaluation/encouragement'
import type { Language } from '@/lib/evaluation/text/language'
import type { MemberLevel } from '@/lib/users/level'
import type { Reason } from './judge'

/** The one change that would alter the verdict, for each reason. */
const steps: Record<Reason, Record<Language, string>> = {
  gibberish: {
    en: 'Some of it does not look like words: write it again in words that somebody can read.',
    fr: 'Une partie ne ressemble pas à des mots : récris-la avec des mots que quelqu’un peut lire.',
  },
  foreign: {
    en: `Laurel can only read English and French here. ${personOffer.look.en}`,
    fr: `Laurel ne sait lire ici que l’anglais et le français. ${personOffer.look.fr}`,
  },
  injection: {
    en: 'Sentences about how to judge this do not count: tell what you did.',
    fr: 'Les phrases qui disent comment juger ne comptent pas : raconte ce que tu as fait.',
  },
  copied: {
    en: 'So far it says what the task says: keep that, and tell in three more sentences what you used, saw or heard, and what happened.',
    fr: 'Pour l’instant, cela dit la même chose que la consigne : garde-le, et raconte en trois autres phrases ce que tu as utilisé, vu ou entendu, et ce qui s’est passé.',
  },
  repeated: {
    en: 'This says the same thing again: tell something new in each sentence.',
    fr: 'La même chose revient : raconte du nouveau dans chaque phrase.',
  },
  notDone: {
    en: 'Thank you for being honest that it is not done yet. Do a small part of it, then tell about that part in two or three sentences.',
    fr: 'Merci d’avoir dit que ce n’est pas encore fait. Fais-en une petite partie, puis raconte-la en deux ou trois phrases.',
  },
  list: {
    en: 'These are single words: put them into whole sentences.',
    fr: 'Ce sont des mots isolés : écris-les dans des phrases entières.',
  },
  shuffled: {
    en: 'It is hard to follow: write it in whole sentences, as you would say it to somebody.',
    fr: 'C’est difficile à suivre : écris-le en phrases entières, comme tu le dirais à quelqu’un.',
  },
  otherLanguage: {
    en: `This task is in French: answer it in French. ${personOffer.lookToo.en}`,
    fr: `Cette tâche est en anglais : réponds en anglais. ${personOffer.lookToo.fr}`,
  },
  // The grading names what is missing.
  wrongAnswer: { en: '', fr: '' },
  missing: { en: '', fr: '' },
  namesNothing: {
    en: 'It could be about any work: tell in two or three sentences what it was about and what you did, with a thing, a person, a place or a number that the task does not name.',
    fr: 'Cela pourrait parler de n’importe quoi : raconte en deux ou trois phrases de quoi il s’agissait et ce que tu as fait, avec une chose, une personne, un lieu ou un nombre que la consigne ne donne pas.',
  },
  impersonal: {
    en: `It does not say yet what you did yourself: tell what you did, saw or found out, with a name or a number. ${personOffer.lookToo.en}`,
    fr: `On ne voit pas encore ce que tu as fait toi-même : raconte ce que tu as fait, vu ou trouvé, avec un nom ou un nombre. ${personOffer.lookToo.fr}`,
  },
  perhapsUndone: {
    en: `It is not clear yet whether it is done. If it is, tell in two or three sentences what you did. If not, do a small part of it first, and tell about that. ${personOffer.lookToo.en}`,
    fr: `On ne voit pas encore si c’est fait. Si oui, raconte en deux ou trois phrases ce que tu as fait. Sinon, fais-en d’abord une petite partie, et raconte-la. ${personOffer.lookToo.fr}`,
  },
  short: {
    en: 'It is short: add two or three sentences about what you did, used or saw.',
    fr: 'C’est court : ajoute deux ou trois phrases sur ce que tu as fait, utilisé ou vu.',
  },
  untied: {
    en: `It is not clear yet how this fits the task: add one sentence that says what it is about. ${personOffer.lookToo.en}`,
    fr: `On ne voit pas encore le lien avec la consigne : ajoute une phrase qui dit de quoi il s’agit. ${personOffer.lookToo.fr}`,
  },
}

/** The same in shorter words for the youngest members, who need to tell less. */
const startingSteps: Partial<Record<Reason, Record<Language, string>>> = {
  copied: {
    en: 'The task says that already: keep it, and add two sentences about what you did or saw.',
    fr: 'La consigne le dit déjà : garde-le, et ajoute deux phrases sur ce que tu as fait ou vu.',
  },
  notDone: {
    en: 'Thank you for being honest. Do a small part of it, then tell about that in two sentences.',
    fr: 'Merci de l’avoir dit. Fais-en une petite partie, puis raconte-la en deux phrases.',
  },
  namesNothing: {
    en: 'It could be about anything: tell in two sentences what you did, with a thing, a person or a place.',
    fr: 'Cela pourrait parler de n’importe quoi : raconte en deux phrases ce que tu as fait, avec une chose, une personne ou un lieu.',
  },
  impersonal: {
    en: `Tell in two sentences what you did or saw yourself. ${personOffer.lookToo.en}`,
    fr: `Raconte en deux phrases ce que tu as fait ou vu toi-même. ${personOffer.lookToo.fr}`,
  },
  perhapsUndone: {
    en: `Is it done? Then tell in two sentences what you did. If not, do a small part of it first. ${personOffer.lookToo.en}`,
    fr: `Est-ce que c’est fait ? Alors raconte en deux phrases ce que tu as fait. Sinon, fais-en d’abord une petite partie. ${personOffer.lookToo.fr}`,
  },
  short: {
    en: 'It is short: add two sentences about what you did or saw.',
    fr: 'C’est court : ajoute deux phrases sur ce que tu as fait ou vu.',
  },
  list: {
    en: 'These are single words: make short sentences with them.',
    fr: 'Ce sont des mots isolés : fais des phrases courtes avec eux.',
  },
  shuffled: {
    en: 'It is hard to follow: write short sentences, and end each one with a full stop.',
    fr: 'C’est difficile à suivre : écris des phrases courtes, avec un point à la fin de chacune.',
  },
}

/** First sentence of the feedback when a text was too long to be read in full. */
export const readInPart: Record<Language, string> = {
  en: 'Your text is very long: its beginning and its end were read.',
  fr: 'Ton texte est très long : le début et la fin en ont été lus.',
}

/** What a short text is asked for when nothing ties it to its task either. */
const shortAndUntied: Record<Language, string> = {
  en: 'It is short: say what it is about, and add two sentences about what you did, used or saw.',
  fr: 'C’est court : dis de quoi il s’agit, et ajoute deux phrases sur ce que tu as fait, utilisé ou vu.',
}

type About = {
  level?: MemberLevel
  isUnsure?: boolean
  isUntied?: boolean
  /** The visible expectations that would change the verdict. */
  missing?: readonly string[]
}

/**
 * What would change the verdict; of a short text also what it is about, of one in the task's words what is missing. For
 * an unsure one it offers a person.
 */
export function stepFor(reason: Reason, language: Language, about: About = {}): string {
  const step = changeFor(reason, language, about)
  return about.isUnsure && withoutOffer(step) === step ? `${step} ${personOffer.lookToo[language]}` : step
}

function changeFor(reason: Reason, language: Language, { level, isUntied = false, missing = [] }: About): string {
  if (reason === 'short' && isUntied) return shortAndUntied[language]
  const usual = (level === 'starting' ? startingSteps[reason] : undefined) ?? steps[reason]
  if (reason !== 'copied' || missing.length === 0) return usual[language]
  const asked = ended(listed(missing, language))
  return language === 'en'
    ? `So far it says what the task says: keep that, and tell in your own words: ${asked}`
    : `Pour l’instant, cela dit la même chose que la consigne : garde-le, et raconte avec tes mots : ${asked}`
}

const praise: Record<Language, string> = {
  en: 'It tells details of your own.',
  fr: 'On y trouve des détails bien à toi.',
}

export const praiseIn = (language: Language): string => praise[language]
