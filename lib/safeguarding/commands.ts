import 'server-only'
import type { Database } from '@/lib/db'
import type { Scope } from '@/lib/scope'

type Report = { submissionId: string; memberId: string; taskId: string; title: string; text: string }

/** Keeps a text with signs of danger to its writer for every administrator to read. It outlives its task. */
export async function report(tx: Database, { now }: Scope, submission: Report): Promise<void> {
  await tx.safeguardingReport.create({ data: { ...submission, reportedAt: now }, select: { id: true } })
}
