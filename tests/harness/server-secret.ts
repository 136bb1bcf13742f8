/** A server's own secret. Import this first: the environment is read when it is first asked for. */
process.env.NEXTAUTH_SECRET = 'the secret of the tests, long enough'
