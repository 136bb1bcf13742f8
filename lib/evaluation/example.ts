import type { Subject } from './subject'

/** A task and a good answer to it, to try an evaluator on. */
export const example = {
  title: 'Play a game together',
  description:
    'Play a board game or a card game with somebody and write what you played, who won and how you both felt.',
  expectations: [
    { text: 'what you played', isHidden: false },
    { text: 'who won', isHidden: false },
    { text: 'how you both felt', isHidden: false },
  ],
  level: 'growing',
  text:
    'We played Uno at the kitchen table after dinner. My sister won two rounds and I won the last one with a red seven. ' +
    'She was very happy and I felt a bit cross when she made me draw four cards, but then we both laughed about it.',
} as const satisfies Subject
