import type { Locale } from '@/lib/i18n/locale'
import type { Subject } from './subject'

const visible = (text: string) => ({ text, isHidden: false })

/** A sample task and a good answer in each language, for trying an evaluator. */
export const examples: Readonly<Record<Locale, Subject>> = {
  en: {
    title: 'Play a game together',
    description:
      'Play a board game or a card game with somebody and write what you played, who won and how you both felt.',
    expectations: ['what you played', 'who won', 'how you both felt'].map(visible),
    level: 'growing',
    text:
      'We played Uno at the kitchen table after dinner. My sister won two rounds and I won the last one with a red seven. ' +
      'She was very happy and I felt a bit cross when she made me draw four cards, but then we both laughed about it.',
  },
  fr: {
    title: 'Jouer ensemble',
    description:
      'Joue à un jeu de société ou de cartes avec quelqu’un et écris à quoi vous avez joué, qui a gagné et ce que vous avez ressenti.',
    expectations: ['à quoi vous avez joué', 'qui a gagné', 'ce que vous avez ressenti'].map(visible),
    level: 'growing',
    text:
      'Nous avons joué au Uno sur la table de la cuisine après le dîner. Ma sœur a gagné deux manches et j’ai gagné la dernière avec un sept rouge. ' +
      'Elle était très contente, et moi un peu fâché quand elle m’a fait piocher quatre cartes, mais ensuite nous avons bien ri tous les deux.',
  },
}
