/** What administrators read about a submission that shows signs of having been written for the evaluator. */
export const evaluation = {
  suspicious: 'Worth a look',
  suspicionHint:
    'Laurel noticed this in the text. It changed nothing: not the score, the verdict, the feedback or the points. An honest text can show the same signs.',
  suspicions: {
    orders: 'Tells the evaluator what to decide',
    hidden: 'Invisible characters',
    format: 'Looks like an evaluation or a system message',
    encoded: 'Encoded or disguised text',
    copied: 'Also in another member’s accepted text',
    asks_secrets: 'Asks for the prompt, keys or others’ answers',
    markup: 'Scripts, markup or links',
  },
} as const
