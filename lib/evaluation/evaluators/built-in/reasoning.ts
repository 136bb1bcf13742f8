import type { Language } from '@/lib/evaluation/text/language'
import type { Omission } from './parsed-text'
import type { Judgement, Reason } from './judge'

type Phrases = {
  read: (words: number) => string
  leftOut: Record<Omission, string>
  reason: string
  reasons: Record<Reason, string>
  colon: string
}

const phrases: Record<Language, Phrases> = {
  en: {
    read: (words) => `${words} ${words === 1 ? 'word' : 'words'} read`,
    leftOut: {
      injection: 'telling the reader what to decide',
      gibberish: 'not readable as words',
      copied: 'copied from the task',
      repeated: 'repetition',
    },
    reason: 'Reason',
    reasons: {
      gibberish: 'it does not read as words',
      foreign: 'another language than English or French',
      injection: 'it tells the reader what to decide',
      copied: 'it repeats the task',
      repeated: 'it says the same again',
      notDone: 'it says that the task was not done',
      list: 'it is a list of words',
      shuffled: 'the words are in no order',
      otherLanguage: 'the task is in another language',
      wrongAnswer: 'the answer is not in it',
      missing: 'something that was asked for is missing',
      namesNothing: 'it names nothing',
      impersonal: 'it could be by anybody: nothing in it was done or seen by its writer',
      perhapsUndone: 'it may say that the task was not done',
      short: 'it is too short for the member’s level',
      untied: 'nothing ties it to this task',
    },
    colon: ':',
  },
  fr: {
    read: (words) => `${words} ${words < 2 ? 'mot lu' : 'mots lus'}`,
    leftOut: {
      injection: 'dit au lecteur quoi décider',
      gibberish: 'ne se lit pas comme des mots',
      copied: 'repris de la consigne',
      repeated: 'répétition',
    },
    reason: 'Raison',
    reasons: {
      gibberish: 'cela ne se lit pas comme des mots',
      foreign: 'une autre langue que l’anglais ou le français',
      injection: 'cela dit au lecteur quoi décider',
      copied: 'cela répète la consigne',
      repeated: 'cela redit la même chose',
      notDone: 'il y est dit que la tâche n’est pas faite',
      list: 'c’est une liste de mots',
      shuffled: 'les mots sont sans ordre',
      otherLanguage: 'la tâche est dans une autre langue',
      wrongAnswer: 'la réponse n’y est pas',
      missing: 'il manque quelque chose qui était demandé',
      namesNothing: 'rien n’y est nommé',
      impersonal: 'cela pourrait être de n’importe qui : rien n’y est fait ni vu par l’auteur',
      perhapsUndone: 'il y est peut-être dit que la tâche n’est pas faite',
      short: 'c’est trop court pour le niveau du membre',
      untied: 'rien ne le rattache à cette tâche',
    },
    colon: ' :',
  },
}

/** Explains a judgement of the built-in rules: what was read, what did not count, and the reason. */
export function explain({ parsed: { counted: words }, reason }: Judgement, language: Language): string {
  const { read, leftOut, reason: label, reasons, colon } = phrases[language]
  const dropped = (Object.keys(leftOut) as Omission[])
    .filter((omission) => words.dropped[omission] > 0)
    .map((omission) => `${leftOut[omission]}${colon} ${words.dropped[omission]}`)
  const counted = dropped.length > 0 ? `${read(words.read)} (${dropped.join(', ')}).` : `${read(words.read)}.`
  return reason ? `${counted} ${label}${colon} ${reasons[reason]}.` : counted
}
