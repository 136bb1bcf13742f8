import { readFileSync } from 'node:fs'
import pg from 'pg'

/** What the product did for each screen and call: `{ rounds: [[{ text, values }]], body }`. */
let recorded
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

/** Runs the recorded queries, those of a round in parallel, and returns the recorded body. */
export async function replay(index) {
  recorded ??= JSON.parse(readFileSync(process.env.FLOOR_RECORDED, 'utf8'))
  const { rounds, body } = recorded[Number(index)]
  for (const round of rounds) {
    await Promise.all(round.map(({ text, values }) => pool.query({ text, values, rowMode: 'array' })))
  }
  return body
}
