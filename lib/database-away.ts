/** Next.js passes only an error's digest to the error boundary; this one identifies an unavailable database. */
export const databaseAwayDigest = 'DATABASE_AWAY'
