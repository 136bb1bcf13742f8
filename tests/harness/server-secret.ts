/** The server's secret. Import this first: the environment is read on first use. */
process.env.NEXTAUTH_SECRET = 'the secret of the tests, long enough'
