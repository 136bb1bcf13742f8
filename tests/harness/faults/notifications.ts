import { type Check, none } from './check'
import { call } from './client'
import { until } from './until'
import { cronSecret, type World } from './world'

/**
 * Once the queue is empty and interrupted attempts are given up, each device got its notification at most once, exactly
 * once if it counts as sent, and only those of killed processes count as failed.
 */
export async function checkNotifications(world: World, endpoints: readonly string[], kills: number): Promise<Check> {
  const database = world.database()
  await until('no notification waits', async () => {
    // Otherwise attempts, and jobs, of processes that died are given up after 15 minutes.
    await database.query(
      `UPDATE "ReminderDelivery" SET "attemptedAt" = "attemptedAt" - interval '1 hour' WHERE "outcome" = 'sending'`,
    )
    await database.query(`DELETE FROM pgboss.job WHERE state = 'active' AND data->>'type' = 'reminder'`)
    for (const app of world.apps) await call(app, { as: cronSecret, path: '/api/cron/jobs' })
    const { rowCount } = await database.query(
      `SELECT 1 FROM "ReminderDelivery" WHERE "outcome" IN ('queued', 'sending')`,
    )
    return rowCount === 0
  })
  const { rows } = await database.query<{ endpoint: string; outcome: string }>(
    `SELECT s."endpoint", d."outcome" FROM "ReminderDelivery" d JOIN "PushSubscription" s ON s."id" = d."subscriptionId"
     WHERE s."endpoint" = ANY($1)`,
    [endpoints],
  )
  const received = (endpoint: string) => world.push.received.filter((each) => each.endpoint === endpoint).length
  const failed = rows.filter(({ outcome }) => outcome === 'failed').length
  const wrong = rows.flatMap(({ endpoint, outcome }) => {
    const count = received(endpoint)
    const isRight = outcome === 'sent' ? count === 1 : outcome === 'failed' && count <= 1
    return isRight ? [] : [`${outcome}, received ${count} times`]
  })
  if (rows.length < endpoints.length) wrong.push(`${endpoints.length - rows.length} without a delivery`)
  const mostAtOnce = kills * 10
  if (failed > mostAtOnce) wrong.push(`${failed} interrupted`)
  return none('reminders lost or doubled', wrong, `${endpoints.length}, of which ${failed} were interrupted`)
}
