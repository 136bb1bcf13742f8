const tasks = (count: number) => `${count} ${count === 1 ? 'task' : 'tasks'}`

/** What Custom Tasks and the bulk call say. */
export const imports = {
  heading: 'Custom Tasks',
  hint: 'Paste tasks for the whole family, or let an assistant write them for you.',
  paste: 'Paste JSON Data',
  placeholder: '[{ "user": "emma", "tasks": [{ "title": "...", "description": "...", "date": "YYYY-MM-DD" }] }]',
  template: 'Quick Template',
  copyPrompt: 'Copy Task Generation Prompt',
  submit: 'Import Tasks',
  chooseFile: 'Choose a file',
  dropHint: 'or drop a JSON file here',
  bringBack: 'Bring back what was here before',
  showPrompt: 'Read the prompt',
  promptHint: 'Give it to any AI assistant together with your goal, then paste the answer here.',

  invalidJson: 'Invalid JSON',
  notArray: 'Data must be an array of user task objects',
  userRequired: "Each entry must have a valid 'user' field",
  tasksRequired: (user: string) => `User '${user}' must have at least one task`,
  fieldsRequired: (user: string) => `Tasks for user '${user}' must include title, description, and date`,
  dateFormat: (title: string) => `Date format for task '${title}' should be YYYY-MM-DD`,
  expiresFormat: (title: string, example: string) =>
    `Invalid expires_at date format for task '${title}'. Use ISO format with timezone (e.g. ${example})`,
  expiresTooEarly: (title: string, day: string) =>
    `expires_at for task '${title}' should not be before the end of its own day, ${day}`,
  pointsRange: (title: string, most: string) => `Points for task '${title}' should be a whole number from 0 to ${most}`,
  misspeltKey: (title: string, key: string, known: string) =>
    `Task '${title}' has the key '${key}', which is not read: did you mean '${known}'?`,
  titleLength: (title: string, most: number) => `The title '${title}' is longer than ${most} characters`,
  descriptionLength: (title: string, most: string) =>
    `The description of task '${title}' is longer than ${most} characters`,
  userNotFound: 'User not found',
  tooManyTasks: (most: string, count: string) => `At most ${most} tasks can be imported at once, and here are ${count}`,
  tooLarge: 'At most 1 MB can be imported at once',
  notText: 'This file could not be read as text',

  preview: 'Preview',
  previewCount: (count: number, users: number) => `${tasks(count)} for ${users} ${users === 1 ? 'user' : 'users'}`,
  entryCount: tasks,
  untitled: 'A task without a title',
  unknownUser: 'There is no user of this name: nothing is imported for them.',
  line: (line: number) => `Line ${line}`,
  showLine: 'Show it',
  more: (count: number) => `and ${count} more`,
  isOver: 'already over',
  open: (moment: string) => `open until ${moment}`,
  points: (count: number) => `${count} points`,

  pending: (count: number) => `Importing ${tasks(count)}...`,
  successTitle: 'Import successful',
  success: (count: number) => `Successfully imported ${count} tasks`,
  allKnown: 'All of them were already there.',
  partialTitle: 'Partial import success',
  failedTitle: 'Import failed',
  failed: 'Failed to import tasks',
  invalidJsonTitle: 'Invalid JSON',
  templateTitle: 'Template generated',
  templateHint: 'Two sample tasks, for today and tomorrow: change them to what you need.',
  copiedTitle: 'Copied to clipboard',
  copiedHint: 'Paste it into an AI assistant and add your goal.',
  copyFailedTitle: 'Copy failed',
  copyFailedHint: 'Select the text of the prompt below and copy it by hand.',
  result: (user: string, message: string) => `${user}: ${message}`,
  seeTasks: 'See them in Manage Tasks',
  namelessEntry: (number: number) => `Entry ${number}`,
  added: (count: number) => `${tasks(count)} added`,
  someAdded: (count: number, known: number) =>
    `${tasks(count)} added, ${known} ${known === 1 ? 'was' : 'were'} already there`,
  noneAdded: (known: number) =>
    known === 1 ? 'Nothing added: this task is already there' : `Nothing added: all ${known} tasks are already there`,

  tipsTitle: 'Good to know',
  tips: [
    'What will be created appears here while you paste.',
    'The text is an array: one entry for each user, with their tasks.',
    'Each task has a title, a description and a date (YYYY-MM-DD).',
    'expires_at is optional, in ISO format with timezone. Left out, a task stays open until the end of the next day.',
    'A task stays open at least until the end of its own day.',
    'points is optional. Left out, a task is worth 10 points.',
    'Importing the same tasks again adds nothing.',
  ],
} as const
