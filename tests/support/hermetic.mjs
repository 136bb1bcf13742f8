/**
 * What a developer has in .env or in the shell must not decide what is tested, nor reach the world outside.
 * Blank is unset, and what is set is not read from .env again.
 */
const keys = [
  ...['DATABASE_URL', 'NEXTAUTH_SECRET', 'NEXTAUTH_URL', 'ADMIN_USERNAME', 'ADMIN_PASSWORD', 'DEMO'],
  ...['FAMILY_TIME_ZONE', 'TRUSTED_PROXIES', 'CRON_SECRET', 'VERCEL'],
  ...['OPENAI_API_KEY', 'OPENAI_BASE_URL', 'EVALUATION_MODEL', 'EVALUATIONS_PER_DAY'],
  ...['RESEND_API_KEY', 'RESEND_BASE_URL', 'EMAIL_FROM', 'BLOB_READ_WRITE_TOKEN', 'VERCEL_BLOB_API_URL'],
]

/** The environment of a test: every setting unset. */
export const hermetic = Object.fromEntries(keys.map((key) => [key, '']))
