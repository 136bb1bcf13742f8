import type { Language } from '@/lib/evaluation/text/language'
import type { Lack } from './judge'

const about: Record<Language, string> = {
  en: 'Laurel’s built-in rules read this, not a person or a model: they look at whether a text fits its task, tells enough, is in its own words and can be followed.',
  fr: 'Ce sont les règles intégrées de Laurel qui ont lu ce texte, ni une personne ni un modèle : elles regardent s’il parle de la tâche, s’il en dit assez, avec des mots à lui, et s’il se suit bien.',
}

const praise: Record<Language, string> = {
  en: 'They found details of your own.',
  fr: 'Elles ont trouvé des détails bien à toi.',
}

const lacking: Record<Lack, Record<Language, string>> = {
  foreign: {
    en: 'They can only read English and French.',
    fr: 'Elles ne savent lire que l’anglais et le français.',
  },
  order: {
    en: 'Sentences that tell the reader what to decide do not count.',
    fr: 'Les phrases qui disent au lecteur quoi décider ne comptent pas.',
  },
  copy: {
    en: 'What repeats the words of the task does not count: tell what you did yourself.',
    fr: 'Ce qui reprend les mots de la consigne ne compte pas : raconte ce que tu as fait, toi.',
  },
  repetition: {
    en: 'Saying the same thing again does not count: add something new in each sentence.',
    fr: 'Redire la même chose ne compte pas : ajoute du nouveau dans chaque phrase.',
  },
  mash: {
    en: 'Some of it does not look like words.',
    fr: 'Une partie ne ressemble pas à des mots.',
  },
  declined: {
    en: 'It says that the task was not done. Do a small part of it first, then tell about that.',
    fr: 'Il y est dit que la tâche n’est pas faite. Fais-en d’abord une petite partie, puis raconte-la.',
  },
  short: {
    en: 'They found too few words of your own to go by: four or five sentences are a good length.',
    fr: 'Elles ont trouvé trop peu de mots à toi : quatre ou cinq phrases, c’est une bonne longueur.',
  },
  prose: {
    en: 'They look for whole sentences, not a list of words.',
    fr: 'Elles cherchent des phrases entières, pas une liste de mots.',
  },
  shuffled: {
    en: 'The words stand in an order that makes no sentences: write it as you would say it.',
    fr: 'Les mots sont dans un ordre qui ne fait pas de phrases : écris-le comme tu le dirais.',
  },
  vague: {
    en: 'It could be about anything: name the things, people, places or numbers that were part of it.',
    fr: 'Cela pourrait parler de n’importe quoi : nomme les choses, les gens, les lieux ou les nombres qu’il y avait.',
  },
  topic: {
    en: 'They saw few words about this task: name the things you used, did or found out.',
    fr: 'Elles ont vu peu de mots sur cette tâche : nomme ce que tu as utilisé, fait ou découvert.',
  },
}

/** Said first when a text was too long to be read whole. */
export const readInPart: Record<Language, string> = {
  en: 'Your text is very long: its beginning and its end were read.',
  fr: 'Ton texte est très long : le début et la fin en ont été lus.',
}

/** What the built-in rules say to the writer: what they are, then at most two things that they missed. */
export function remark(language: Language, lacks: readonly Lack[]): string {
  const said = lacks.slice(0, 2).map((lack) => lacking[lack][language])
  return [about[language], ...(said.length > 0 ? said : [praise[language]])].join(' ')
}
