import pg from 'pg'

/** The number of statements sent to the database while `work` ran. */
export async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const query = jest.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls.length
  } finally {
    query.mockRestore()
  }
}
