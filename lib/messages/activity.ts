const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`

/** What the activity log says, and the notices of new administrators. */
export const activity = {
  heading: 'Activity',
  link: 'Activity log',
  hint: 'Who changed accounts, points and tasks in the last year. Nobody can change or remove an entry.',
  empty: 'Nothing has happened yet',
  emptyHint: 'What administrators change, and how accounts are protected, is listed here.',
  newer: 'Back to the newest',
  older: 'Older',
  pages: 'Pages of the activity log',
  laurel: 'Laurel itself',
  somebody: 'somebody',

  noticeTitle: (name: string) => `${name} became an administrator`,
  notice: (by: string, day: string) =>
    `Made by ${by} on ${day}. Not you? Look at the activity log and change your password.`,
  mailSubject: (name: string) => `${name} is now an administrator of Laurel`,
  mail: (reader: string, name: string, by: string, day: string) =>
    [
      `Hello ${reader},`,
      `${name} became an administrator of your family's Laurel on ${day}, made by ${by}.`,
      'Was that not you or someone you trust? Open Manage Users and its activity log, take the role away again, and change your password on My Profile.',
    ].join('\n\n'),

  fields: { username: 'username', email: 'e-mail address', level: 'level' } as Readonly<Record<string, string>>,

  sentences: {
    user_created: (actor: string, subject: string) => `${actor} added ${subject}.`,
    administrator_created: (actor: string, subject: string) => `${actor} added ${subject} as an administrator.`,
    user_edited: (actor: string, subject: string, fields: string) => `${actor} changed the ${fields} of ${subject}.`,
    user_renamed: (actor: string, before: string, subject: string) => `${actor} renamed ${before} to ${subject}.`,
    user_promoted: (actor: string, subject: string) => `${actor} made ${subject} an administrator.`,
    user_demoted: (actor: string, subject: string) => `${actor} took the administrator role from ${subject}.`,
    user_deleted: (actor: string, subject: string) => `${actor} deleted the account of ${subject}.`,
    password_set: (actor: string, subject: string) => `${actor} gave ${subject} a new password.`,
    password_changed: (actor: string) => `${actor} changed their own password.`,
    points_set: (actor: string, subject: string, from: number, to: number) =>
      `${actor} set the points of ${subject} from ${from.toLocaleString('en-US')} to ${to.toLocaleString('en-US')}.`,
    streak_set: (actor: string, subject: string, from: number, to: number) =>
      `${actor} set the streak of ${subject} from ${count(from, 'day', 'days')} to ${count(to, 'day', 'days')}.`,
    second_factor_on: (actor: string) => `${actor} switched on two-step sign-in.`,
    second_factor_off: (actor: string) => `${actor} switched off two-step sign-in.`,
    second_factor_off_of: (actor: string, subject: string) => `${actor} switched off two-step sign-in of ${subject}.`,
    recovery_codes_renewed: (actor: string) => `${actor} made new recovery codes.`,
    recovery_code_used: (actor: string) => `${actor} used a recovery code.`,
    proof_given: (actor: string) => `${actor} confirmed their password.`,
    proof_failed: (actor: string) => `A wrong password or code was entered in a session of ${actor}.`,
    token_made: (actor: string, name: string) => `${actor} made the access token “${name}”.`,
    token_revoked: (actor: string, name: string) => `${actor} revoked the access token “${name}”.`,
    task_points_changed: (actor: string, title: string, subject: string, points: string) =>
      `${actor} changed the task “${title}” of ${subject}: ${points} points.`,
    task_deleted: (actor: string, title: string, subject: string) =>
      `${actor} deleted the task “${title}” of ${subject}.`,
    task_accepted: (actor: string, title: string, subject: string) =>
      `${actor} accepted the task “${title}” of ${subject}.`,
    task_rejected: (actor: string, title: string, subject: string) =>
      `${actor} rejected the task “${title}” of ${subject}.`,
    tasks_imported: (actor: string, tasks: number) => `${actor} imported ${count(tasks, 'task', 'tasks')}.`,
    rule_deleted: (actor: string, title: string, subject: string) =>
      `${actor} deleted the recurring rule “${title}” of ${subject}.`,
    unknown: (actor: string, kind: string) => `${actor}: ${kind.replaceAll('_', ' ')}.`,
  },
  reason: (text: string) => `Reason: ${text}`,
} as const
