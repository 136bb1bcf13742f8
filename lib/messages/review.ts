/** What the review queue says. */
export const review = {
  heading: 'Review',
  hint: 'Texts that wait for a person. Each leaves the list when you decide.',
  waiting: (count: number) => `${count} waiting`,
  empty: 'Nothing waits for you',
  emptyHint: 'When a child asks a grown-up to look, or Laurel is not sure about a text, it appears here.',
  kinds: {
    appeal: 'Asked a grown-up',
    unsure: 'Waits for a person',
    suspicion: 'Worth a look',
    stuck: 'Tried twice',
    safeguarding: 'Please read this',
  },
  verdicts: { accepted: 'Accepted by the evaluation', refused: 'Not accepted', unsure: 'The evaluation was not sure' },
  score: (score: number) => `${score} / 100`,
  missing: (expectations: readonly string[]) => `Not found: ${expectations.join(' · ')}`,
  signs: (signs: readonly string[]) => `Noticed: ${signs.join(' · ')}`,
  weakest: (label: string) => `Weakest: ${label}`,
  says: (username: string) => `${username} says`,
  since: (moment: string) => `since ${moment}`,
  accept: (points: number) => `Accept +${points}`,
  acceptAgain: 'Fine as it is',
  keep: 'Keep, and say why',
  notYet: 'Not yet, and say why',
  takeBack: 'Reject, and say why',
  reason: (username: string) => `What ${username} should know`,
  reasonPlaceholder: 'What is missing, in words that help',
  send: 'Send',
  cancel: 'Cancel',
  open: 'Open',
  openTask: (title: string) => `Open ${title}`,
  decided: 'Decision saved',
  decidedHint: (username: string) => `${username} sees it with the task.`,
  failed: 'Failed to save decision',
  safeguardingHint:
    'The words may mean that somebody is not safe, or nothing of the kind. Read it calmly, and talk with whoever wrote it, alone and without blame.',
  help: 'Where to get help',
  /** What is between marks is a link: a number to call, or the address of a site. */
  helpHint:
    'In danger now: call [112]. In France, [119] is for children in danger, day and night, free of charge; [childhelplineinternational.org] lists the number of other countries.',
  helpScope:
    'Laurel knows only a short list of words: it misses most of what a child may hint at. Keep asking how they are.',
  read: 'I have read this',
  readDone: 'Thank you for reading it',
  readDoneHint: 'It has left your list, and stays in the lists of other administrators until they have read it.',
  readFailed: 'Failed to save that you read it',
  notFound: 'There is no such report',
  unreadByOthers: (username: string) =>
    `Another administrator has not yet read something that ${username} wrote. It waits in their review queue: the account can be deleted once they have read it.`,
  unreadByThem: (username: string) =>
    `A text waits for ${username} to read it in the review queue. Their role, password and account can change once they have read it, or after 14 days. A forgotten password can be set with npm run admin on the server.`,
} as const
