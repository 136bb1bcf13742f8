/** What the page about REST says. */
export const apiDocs = {
  heading: 'API for programs',
  hint: 'Everything Laurel answers to programs, and what each call takes.',
  about:
    'A family’s tasks, honest evaluations, points and streaks. Dates are days of the family, instants are in UTC. ' +
    'Every refusal is a status with a message.',
  howTo: 'How to call it',
  steps: [
    'Make an access token on My Profile.',
    'Send it with every call, as the header Authorization: Bearer laurel_…',
    'Send bodies as JSON, with the content type application/json.',
  ],
  setUp: 'LAUREL=https://laurel.example\nTOKEN=laurel_…',
  toTokens: 'Your access tokens',
  toDocument: 'The OpenAPI document',
  access: {
    anyone: 'Anyone',
    'signed-in': 'Everybody signed in',
    administrators: 'Administrators',
    scheduler: 'The schedule, with its own secret',
  },
  needs: { read: 'A token that can read will do', write: 'Needs a token that can change' },
  takes: 'Takes',
  answers: 'Answers',
  refuses: 'Refuses',
  example: 'Example',
  inPath: 'in the path',
  inQuery: 'in the query',
  optional: 'optional',
} as const
