import type { Prisma } from '@/prisma/generated/client'

/** The columns from which the public part of a task is made. */
export const summaryColumns = {
  id: true,
  assigneeId: true,
  title: true,
  date: true,
  status: true,
  points: true,
  expiresAt: true,
  keptOpenUntil: true,
  needsPerson: true,
} satisfies Prisma.TaskSelect

/** Columns of a task in a list, which shows only the beginnings of its texts. */
export const listedColumns = {
  ...summaryColumns,
  expectations: true,
  isDecidedByPerson: true,
  feedbackLanguage: true,
  score: true,
  createdAt: true,
} satisfies Prisma.TaskSelect

/** The columns of a task, with the revision that its evaluations refer to. */
export const taskColumns = {
  ...listedColumns,
  description: true,
  response: true,
  draft: true,
  draftVersion: true,
  feedback: true,
  revision: true,
} satisfies Prisma.TaskSelect
