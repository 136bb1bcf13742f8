import { accountOperations } from '@/lib/account/operations'
import { activityOperations } from '@/lib/activity/operations'
import { appealOperations } from '@/lib/appeals/operations'
import { avatarOperations } from '@/lib/avatars/operations'
import { backupOperations } from '@/lib/backup/operations'
import { calendarOperations } from '@/lib/calendars/operations'
import { decisionOperations } from '@/lib/decisions/operations'
import { draftOperations } from '@/lib/drafts/operations'
import { emailOperations } from '@/lib/emails/operations'
import { evaluationOperations } from '@/lib/evaluation/operations'
import { exportOperations } from '@/lib/export/operations'
import type { Operation } from '@/lib/http/operation'
import { importOperations } from '@/lib/imports/operations'
import { leaderboardOperations } from '@/lib/leaderboard/operations'
import { leafOperations } from '@/lib/leaves/operations'
import { monitoringOperations } from '@/lib/monitoring/operations'
import { serverOperations } from '@/lib/openapi/server-operations'
import { pauseOperations } from '@/lib/pauses/operations'
import { planningOperations } from '@/lib/planning/operations'
import { photoOperations } from '@/lib/photos/operations'
import { recurringOperations } from '@/lib/recurring/operations'
import { reminderOperations } from '@/lib/reminders/operations'
import { reviewOperations } from '@/lib/review/operations'
import { rewardOperations } from '@/lib/rewards/operations'
import { safeguardingOperations } from '@/lib/safeguarding/operations'
import { scheduleOperations } from '@/lib/schedule/operations'
import { settingsOperations } from '@/lib/settings/operations'
import { submissionOperations } from '@/lib/submissions/operations'
import { taskOperations } from '@/lib/tasks/operations'
import { managedUserOperations } from '@/lib/users/managed-operations'
import { userOperations } from '@/lib/users/operations'

/** Every REST operation, in the document's order. A test checks it against app/api. */
export const operations: readonly Operation[] = [
  ...taskOperations,
  ...decisionOperations,
  ...importOperations,
  ...planningOperations,
  ...recurringOperations,
  ...submissionOperations,
  ...draftOperations,
  ...photoOperations,
  ...appealOperations,
  ...leafOperations,
  ...userOperations,
  ...avatarOperations,
  ...calendarOperations,
  ...exportOperations,
  ...reminderOperations,
  ...backupOperations,
  ...leaderboardOperations,
  ...rewardOperations,
  ...reviewOperations,
  ...safeguardingOperations,
  ...managedUserOperations,
  ...pauseOperations,
  ...activityOperations,
  ...evaluationOperations,
  ...settingsOperations,
  ...emailOperations,
  ...accountOperations,
  ...serverOperations,
  ...scheduleOperations,
  ...monitoringOperations,
]
