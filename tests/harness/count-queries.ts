import { PreparingClient } from '@/lib/preparing-client'

/** The number of statements sent to the database while `work` ran. */
export async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const query = jest.spyOn(PreparingClient.prototype, 'query')
  try {
    await work()
    return query.mock.calls.length
  } finally {
    query.mockRestore()
  }
}
