/** What administrators read about who evaluates, and how far people agree. */
export const evaluator = {
  heading: 'Evaluation',
  hint: 'Who reads the solutions, and how often your family’s decisions were the same.',

  configured: 'Who evaluates',
  builtIn: 'Built-in evaluator',
  builtInHint:
    'No model is set up. Laurel’s own rules check whether a text is plausible: they cannot judge whether what it says is true.',
  modelHint: 'This model reads every solution. Laurel checks each quote and makes the score itself.',
  toldBefore: 'Check for texts told before',

  tryIt: 'Try it on one example',
  trying: 'Evaluating the example…',
  tryHint: 'Nothing is kept, and nobody earns anything. Up to ten times a day.',
  example: 'The example',
  exampleText: 'What was written',
  latency: (milliseconds: number) =>
    `Answered in ${(milliseconds / 1000).toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} seconds.`,
  by: (name: string, version: string) => `${name}, version ${version}`,
  accepted: 'Accepted',
  refused: 'Not accepted',
  unsure: 'Unsure',
  unsureHint: 'It could not tell. A member would be asked for one more sentence, or could ask a person.',
  expected: 'This example is a good answer: an evaluator that does its work accepts it.',
  tooManyTrials: 'You tried the example ten times today. Try again tomorrow.',
  trialFailed: 'The example could not be evaluated',
  trialTimeout: 'The model took too long to answer.',
  trialUnavailable:
    'The model could not be reached, or its answer could not be read. Check OPENAI_* and EVALUATION_MODEL.',

  agreement: 'Agreement with your decisions',
  agreementHint:
    'Each time a person decides about a text that was evaluated, it counts here: the same verdict or another. An unsure evaluation counts as not accepted. Nothing is counted per child.',
  agreed: (agreed: number, decisions: number) =>
    `${agreed.toLocaleString('en-US')} of ${decisions.toLocaleString('en-US')}`,
  same: 'decisions were the same',
  rate: (percent: number) => `${percent} %`,
  few: 'Too few to tell: from about 20 decisions on a rate says something.',
  selected: 'People mostly decide where something looked wrong, so the true rate is usually higher.',
  empty: 'No decisions yet',
  emptyHint:
    'When you accept or refuse a text that was evaluated, you will see here how often the evaluator said the same.',
} as const
