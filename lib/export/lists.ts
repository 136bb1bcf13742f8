import 'server-only'
import { evaluationWithoutHidden, withoutHidden } from '@/lib/export/hide'
import type { ListName } from '@/lib/export/json'
import { photoPath } from '@/lib/photos/json'
import type { Moment } from '@/lib/scope'
import { displayedStatus, type TaskStatus } from '@/lib/tasks/status'
import { expiryOf } from '@/lib/tasks/task-rows'
import { Prisma } from '@/prisma/generated/client'

/** Where a list is read, and what of a row is shown. */
export type List = { columns: Prisma.Sql; from: Prisma.Sql; owner: Prisma.Sql; show?: (row: never) => object }

const day = (column: string) => Prisma.raw(`to_char("${column}", 'YYYY-MM-DD') AS "${column}"`)

const leafColumns = Prisma.sql`"taskId", "line", "givenAt"`

type TaskRow = {
  expectations: { isHidden: boolean }[]
  status: TaskStatus
  expiresAt: Date | null
  keptOpenUntil: Date | null
}

/** The lists of a user's own data. The table is called `t`, and every column is named. */
export const listsFor = (scope: Moment): Readonly<Record<ListName, List>> => ({
  tasks: {
    columns: Prisma.sql`"title", "description", "expectations", ${day('date')}, "status"::text, "points", ${expiryOf(scope, 't')} AS "expiresAt",
      "keptOpenUntil", "response", "draft", "feedback", "score", "createdAt",
      EXISTS (SELECT FROM "SharedTask" s WHERE s."taskId" = t."id") AS "isShared"`,
    from: Prisma.sql`"Task" t`,
    owner: Prisma.sql`t."assigneeId"`,
    show: ({ keptOpenUntil, ...row }: TaskRow) => ({
      ...withoutHidden(row),
      status: displayedStatus({ ...row, keptOpenUntil }, scope.now),
    }),
  },
  replacedDrafts: {
    columns: Prisma.sql`"taskId", "text", "replacedAt"`,
    from: Prisma.sql`"ReplacedDraft" t`,
    owner: Prisma.sql`t."memberId"`,
  },
  submissions: {
    columns: Prisma.sql`t."taskId", t."text", t."score", t."isAccepted", t."isUnsure", t."feedback", t."reasoning",
      t."expectations", t."evaluatedAt", t."confirmedAt", t."pointsAwarded", t."bonusAwarded",
      task."status"::text AS "status", task."expectations" AS "taskExpectations",
      task."assigneeId" = t."memberId" AS "isAssignee"`,
    from: Prisma.sql`"Submission" t JOIN "Task" task ON task."id" = t."taskId"`,
    owner: Prisma.sql`t."memberId"`,
    show: (row: Parameters<typeof evaluationWithoutHidden>[0]) => evaluationWithoutHidden(row),
  },
  photos: {
    columns: Prisma.sql`"taskId", "width", "height", octet_length("image") AS "bytes", "createdAt"`,
    from: Prisma.sql`"TaskPhoto" t`,
    owner: Prisma.sql`t."memberId"`,
    show: (row: { id: string; taskId: string }) => ({ ...row, address: photoPath(row.taskId, row.id) }),
  },
  appeals: {
    columns: Prisma.sql`"taskId", "message", "state"::text, "askedAt", "closedAt", "answer"`,
    from: Prisma.sql`"Appeal" t`,
    owner: Prisma.sql`t."memberId"`,
  },
  leavesReceived: { columns: leafColumns, from: Prisma.sql`"Leaf" t`, owner: Prisma.sql`t."memberId"` },
  leavesGiven: { columns: leafColumns, from: Prisma.sql`"Leaf" t`, owner: Prisma.sql`t."giverId"` },
  points: {
    columns: Prisma.sql`"taskId", "kind"::text, "title", ${day('day')}, "amount", "balance", "createdAt"`,
    from: Prisma.sql`"PointEntry" t`,
    owner: Prisma.sql`t."memberId"`,
  },
  rewardRequests: {
    columns: Prisma.sql`"name", "cost", "state"::text, "reason", "askedAt", "closedAt"`,
    from: Prisma.sql`"RewardRequest" t`,
    owner: Prisma.sql`t."memberId"`,
  },
  pauses: {
    columns: Prisma.sql`${day('from')}, ${day('to')}, "name"`,
    from: Prisma.sql`"Pause" t`,
    owner: Prisma.sql`t."memberId"`,
  },
  reminderChoices: {
    columns: Prisma.sql`t."push", t."email", t."nudgeHour"`,
    from: Prisma.sql`(SELECT "memberId" AS "id", "push"::text[] AS "push", "email"::text[] AS "email", "nudgeHour"
      FROM "ReminderChoice") t`,
    owner: Prisma.sql`t."id"`,
  },
  devices: {
    columns: Prisma.sql`"createdAt"`,
    from: Prisma.sql`"PushSubscription" t`,
    owner: Prisma.sql`t."memberId"`,
  },
  reminders: {
    columns: Prisma.sql`r."kind"::text AS "kind", t."channel"::text AS "channel", t."outcome"::text AS "outcome",
      t."createdAt"`,
    from: Prisma.sql`"ReminderDelivery" t JOIN "Reminder" r ON r."id" = t."reminderId"`,
    owner: Prisma.sql`r."memberId"`,
  },
  accessTokens: {
    columns: Prisma.sql`"name", "scope"::text, "createdAt", "expiresAt", "lastUsedAt"`,
    from: Prisma.sql`"AccessToken" t`,
    owner: Prisma.sql`t."userId"`,
  },
  calendarAddresses: {
    columns: Prisma.sql`"isFamily", "createdAt"`,
    from: Prisma.sql`"CalendarAddress" t`,
    owner: Prisma.sql`t."userId"`,
  },
  signIns: {
    columns: Prisma.sql`"at", "outcome"::text, "address", "agent"`,
    from: Prisma.sql`"SignIn" t`,
    owner: Prisma.sql`t."userId"`,
  },
})
