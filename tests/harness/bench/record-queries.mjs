// node --import ./record-queries.mjs: appends each query that `pg` sends to the file RECORDED_QUERIES, as a line of
// JSON with its text, its values and the times in milliseconds at which it began and ended.
import { appendFileSync } from 'node:fs'
import pg from 'pg'

const { prototype } = pg.Client
const send = prototype.query

prototype.query = function (query, ...rest) {
  const begun = performance.now()
  const text = typeof query === 'string' ? query : query.text
  const values = (Array.isArray(rest[0]) ? rest[0] : query.values) ?? []
  const done = () => {
    const entry = { text, values, begun, ended: performance.now() }
    appendFileSync(process.env.RECORDED_QUERIES, `${JSON.stringify(entry, jsonable)}\n`)
  }
  const callback = rest.at(-1)
  if (typeof callback === 'function') {
    rest[rest.length - 1] = (...result) => {
      done()
      callback(...result)
    }
    return send.call(this, query, ...rest)
  }
  const result = send.call(this, query, ...rest)
  result?.then?.(done, done)
  return result
}

const jsonable = (_, value) => (typeof value === 'bigint' ? String(value) : value)
