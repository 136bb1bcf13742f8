import { day, id, instant } from '@/lib/http/answers'
import * as z from '@/lib/zod'

const maybe = instant.nullable()
const expectation = z.strictObject({ text: z.string(), isHidden: z.boolean() })
const evaluated = expectation.extend({ level: z.string(), evidence: z.array(z.string()) })

const task = z.strictObject({
  id,
  title: z.string(),
  description: z.string(),
  expectations: z.array(expectation).meta({ description: 'Without hidden expectations until the task is accepted.' }),
  date: day,
  status: z.string(),
  isShared: z.boolean(),
  points: z.int(),
  expiresAt: maybe,
  response: z.string().nullable(),
  draft: z.string().nullable(),
  feedback: z.string().nullable(),
  score: z.int().nullable(),
  createdAt: instant,
})

const replacedDraft = z.strictObject({ id, taskId: id, text: z.string(), replacedAt: instant })

const submission = z.strictObject({
  id,
  taskId: id,
  text: z.string(),
  score: z.int(),
  isAccepted: z.boolean(),
  isUnsure: z.boolean(),
  feedback: z.string(),
  reasoning: z.string(),
  expectations: z.array(evaluated),
  evaluatedAt: instant,
  confirmedAt: maybe,
  pointsAwarded: z.int(),
  bonusAwarded: z.int(),
})

const photo = z.strictObject({
  id,
  taskId: id,
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  address: z.string().meta({ description: 'The photo’s address.' }),
  createdAt: instant,
})

const appeal = z.strictObject({
  id,
  taskId: id,
  message: z.string(),
  state: z.string(),
  askedAt: instant,
  closedAt: maybe,
  answer: z.string().nullable(),
})

const pointEntry = z.strictObject({
  id,
  taskId: id.nullable(),
  kind: z.string(),
  title: z.string(),
  day,
  amount: z.int(),
  balance: z.int(),
  createdAt: instant,
})

const rewardRequest = z.strictObject({
  id,
  name: z.string(),
  cost: z.int(),
  state: z.string(),
  reason: z.string().nullable(),
  askedAt: instant,
  closedAt: maybe,
})

const leaf = z.strictObject({ id, taskId: id, line: z.string(), givenAt: instant })

/** A user's own data. Nothing in it is another person's, a password, or a secret. */
export const exported = z.strictObject({
  exportedAt: instant,
  profile: z.strictObject({
    id,
    username: z.string(),
    email: z.string().nullable(),
    isAdmin: z.boolean(),
    level: z.string(),
    language: z.string().nullable(),
    avatar: z.string().nullable(),
    points: z.int(),
    reserved: z.int().meta({ description: 'What open reward requests reserve.' }),
    spent: z.int().meta({ description: 'What given rewards cost. The balance is points minus reserved minus spent.' }),
    createdAt: instant,
  }),
  tasks: z.array(task),
  replacedDrafts: z.array(replacedDraft).meta({ description: 'Drafts that a save replaced, kept for a day.' }),
  submissions: z.array(submission),
  photos: z.array(photo),
  appeals: z.array(appeal),
  leavesReceived: z.array(leaf).meta({ description: 'The leaves that others gave, without the givers’ names.' }),
  leavesGiven: z.array(leaf),
  points: z.array(pointEntry),
  rewardRequests: z.array(rewardRequest),
  pauses: z.array(z.strictObject({ id, from: day, to: day, name: z.string() })),
  reminderChoices: z.array(
    z.strictObject({ id, push: z.array(z.string()), email: z.array(z.string()), nudgeHour: z.int() }),
  ),
  devices: z
    .array(z.strictObject({ id, createdAt: instant }))
    .meta({ description: 'Devices that receive reminders, without their addresses and keys.' }),
  reminders: z.array(
    z.strictObject({ id, kind: z.string(), channel: z.string(), outcome: z.string(), createdAt: instant }),
  ),
  accessTokens: z.array(
    z.strictObject({
      id,
      name: z.string(),
      scope: z.string(),
      createdAt: instant,
      expiresAt: instant,
      lastUsedAt: maybe,
    }),
  ),
  calendarAddresses: z.array(z.strictObject({ id, isFamily: z.boolean(), createdAt: instant })),
  signIns: z.array(z.strictObject({ id, at: instant, outcome: z.string(), address: z.string(), agent: z.string() })),
})
type Exported = z.output<typeof exported>
/** The lists, each read in pages. */
export type ListName = Exclude<keyof Exported, 'exportedAt' | 'profile'>
