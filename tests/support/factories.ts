import { createHash, randomUUID } from 'node:crypto'
import type { Viewer } from '@/lib/auth/policy'
import { toDate, toDay } from '@/lib/calendar'
import { db } from '@/lib/db'
import type { Prisma } from '@/prisma/generated/client'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** A user without a usable password, under a name nobody else has. */
export async function createUser(data: Partial<Prisma.UserCreateInput> = {}): Promise<Viewer> {
  const username = data.username ?? `user-${randomUUID().slice(0, 12)}`
  const user = await db.user.create({
    data: { username, usernameKey: username.toLowerCase(), passwordHash: 'none', ...data },
  })
  return { id: user.id, username: user.username, isAdmin: user.isAdmin }
}

export const createAdministrator = () => createUser({ isAdmin: true })

/** A pending task of ten points, due on the scopes' usual day and open for long. */
export function createTaskRow(assigneeId: string, data: Partial<Prisma.TaskUncheckedCreateInput> = {}) {
  return db.task.create({
    data: {
      assigneeId,
      title: 'Water the plants',
      description: 'Water the plants and write what you noticed.',
      date: toDate(toDay('2026-11-21')),
      expiresAt: new Date('2099-01-01T00:00:00Z'),
      ...data,
    },
  })
}

/** A text that shares nothing with any other. */
export const newText = () => `Watered ${randomUUID().replaceAll('-', ' ')}.`

/** An evaluation on record, of the task as it stands, not confirmed yet. */
export async function createSubmissionRow(
  taskId: string,
  memberId: string,
  data: { isAccepted?: boolean; text?: string; score?: number; at?: string } = {},
) {
  const { isAccepted = true, text = newText(), at = '2026-11-21T10:00:00Z' } = data
  const { score = isAccepted ? 85 : 40 } = data
  const { title, description, revision } = await db.task.findUniqueOrThrow({ where: { id: taskId } })
  return db.submission.create({
    data: {
      taskId,
      memberId,
      text,
      textHash: sha256(text),
      subjectHash: sha256(JSON.stringify([title, description])),
      taskRevision: revision,
      score,
      isAccepted,
      feedback: 'Well seen.',
      reasoning: 'Because.',
      criteria: [],
      evaluator: 'test',
      promptVersion: 'test',
      evaluatedAt: new Date(at),
    },
  })
}

/** What the browser sends to confirm that evaluation. */
export function confirmationOf(submission: { text: string; score: number; isAccepted: boolean; taskId: string }) {
  const { text, score, isAccepted, taskId } = submission
  return { taskId, submission: text, evaluation: { score, isAccepted, feedback: 'Well seen.', reasoning: 'Because.' } }
}
