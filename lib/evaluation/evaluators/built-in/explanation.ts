import type { Language } from '@/lib/evaluation/text/language'
import type { Reason } from './draft'
import type { Judgement, Lack } from './judge'

const english = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`
/** Nothing is singular in French. */
const french = (count: number, one: string, more: string) => `${count} ${count < 2 ? one : more}`

type Phrases = {
  counted: (all: number, counted: number) => string
  leftOut: Record<Reason, string>
  added: (words: number) => string
  ways: (found: number) => string
  missing: string
  colon: string
  lacks: Record<Lack, string>
}

const phrases: Record<Language, Phrases> = {
  en: {
    counted: (all, counted) =>
      counted === all
        ? `${english(all, 'word', 'words')}, all counted`
        : `${english(all, 'word', 'words')}, ${counted} counted`,
    leftOut: {
      order: 'telling the reader what to decide',
      mash: 'not readable as words',
      copy: 'copied from the task',
      repetition: 'repetition',
    },
    added: (words) => `${english(words, 'word tells', 'words tell')} something that the task does not.`,
    ways: (found) => `${found} of 5 signs of your own thinking (yourself, a reason, an order, a thought, an example).`,
    missing: 'Missing',
    colon: ':',
    lacks: {
      foreign: 'English or French',
      order: 'what you did instead of what to decide',
      mash: 'words that can be read',
      copy: 'your own words',
      repetition: 'something new in each sentence',
      declined: 'a part of the task that was done',
      short: 'more of your own words',
      prose: 'whole sentences',
      shuffled: 'words in an order that makes sentences',
      vague: 'things, people, places or numbers',
      topic: 'words about this task',
    },
  },
  fr: {
    counted: (all, counted) =>
      counted === all
        ? `${french(all, 'mot', 'mots')}, tout compte`
        : `${french(all, 'mot', 'mots')}, dont ${french(counted, 'compte', 'comptent')}`,
    leftOut: {
      order: 'ce qui dit au lecteur quoi décider',
      mash: 'ce qui ne se lit pas comme des mots',
      copy: 'repris de la consigne',
      repetition: 'répétition',
    },
    added: (words) => `${french(words, 'mot dit', 'mots disent')} autre chose que la consigne.`,
    ways: (found) =>
      `${french(found, 'signe', 'signes')} sur 5 d’une pensée à toi (toi-même, une raison, un ordre, une idée, un exemple).`,
    missing: 'Il manque',
    colon: ' :',
    lacks: {
      foreign: 'du français ou de l’anglais',
      order: 'ce que tu as fait plutôt que quoi décider',
      mash: 'des mots lisibles',
      copy: 'tes propres mots',
      repetition: 'du nouveau dans chaque phrase',
      declined: 'une partie de la tâche qui soit faite',
      short: 'plus de mots à toi',
      prose: 'des phrases entières',
      shuffled: 'des mots dans l’ordre d’une phrase',
      vague: 'des choses, des gens, des lieux ou des nombres',
      topic: 'des mots sur cette tâche',
    },
  },
}

/** For those who wonder how the built-in rules judged: what was counted and what was missed, in plain words. */
export function explain({ draft, measures, lacks }: Judgement): string {
  const { counted, leftOut, added, ways, missing, colon, lacks: names } = phrases[draft.language]
  const dropped = (Object.keys(leftOut) as Reason[])
    .filter((reason) => draft.dropped[reason] > 0)
    .map((reason) => `${leftOut[reason]}${colon} ${draft.dropped[reason]}`)
  return [
    `${counted(draft.tokens, measures.tokens)}${dropped.length > 0 ? ` (${dropped.join(', ')})` : ''}.`,
    added(measures.added),
    ways(measures.ways),
    ...(lacks.length > 0 ? [`${missing}${colon} ${lacks.map((lack) => names[lack]).join(', ')}.`] : []),
  ].join(' ')
}
