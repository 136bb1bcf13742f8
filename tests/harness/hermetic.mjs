const settings = [
  ...['DATABASE_URL', 'NEXTAUTH_SECRET', 'NEXTAUTH_URL', 'ADMIN_USERNAME', 'ADMIN_PASSWORD', 'DEMO'],
  ...['FAMILY_TIME_ZONE', 'HOST', 'HSTS_INCLUDE_SUBDOMAINS', 'TRUSTED_PROXIES', 'CRON_SECRET', 'SMTP_URL', 'VERCEL'],
  ...['OPENAI_API_KEY', 'OPENAI_BASE_URL', 'EVALUATION_MODEL', 'EVALUATION_READS_IMAGES', 'EVALUATIONS_PER_DAY'],
  ...['RESEND_API_KEY', 'RESEND_BASE_URL', 'EMAIL_FROM', 'BLOB_READ_WRITE_TOKEN', 'VERCEL_BLOB_API_URL'],
  ...['BACKUP_DIR', 'BACKUP_KEEP', 'METRICS_TOKEN'],
]

/**
 * Unsets every setting for this process and its children, so that the developer's .env or shell neither changes
 * the results nor lets a test reach external services.
 */
export function forgetSettings() {
  for (const name of settings) delete process.env[name]
  process.env.__NEXT_PROCESSED_ENV = 'true' // makes Next skip .env
}
