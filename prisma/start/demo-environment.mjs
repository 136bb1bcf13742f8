import path from 'node:path'

/** Settings of a real family by which the demo would reach its data, its people or its address. */
const ofTheFamily = [
  ...['DATABASE_URL', 'HOST', 'NEXTAUTH_URL', 'NEXTAUTH_SECRET', 'BACKUP_DIR'],
  ...['BLOB_READ_WRITE_TOKEN', 'VERCEL_BLOB_API_URL', 'RESEND_API_KEY', 'RESEND_BASE_URL', 'SMTP_URL'],
  ...['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'METRICS_TOKEN', 'CRON_SECRET'],
]

/** Sets the environment of the demo, before `.env` is loaded. What the command line sets stays. */
export function setDemoEnvironment(environment = process.env) {
  environment.DEMO ??= '1'
  environment.DATA_DIR ??= path.join('.data', 'demo')
  for (const name of ofTheFamily) environment[name] ??= ''
}
