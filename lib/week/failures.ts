/** What failed: e-mails and notifications of the last seven days, and kinds of runs whose latest one did. */
export type Failures = { failedEmails: number; failedPushes: number; failedRuns: number }
