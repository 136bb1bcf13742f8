const addition = /ALTER TYPE "(\w+)" ADD VALUE '(\w+)'(?: (BEFORE|AFTER) '(\w+)')?;/g

/**
 * The same migrations for one transaction: each enum is created with the values that a later migration adds. Before
 * version 17, PostgreSQL uses an added value only after the transaction that added it.
 */
export function createEnumsWhole(migrations) {
  const additions = migrations.flatMap((sql) => [...sql.matchAll(addition)])
  return migrations.map((sql) => additions.reduce(addToEnum, sql.replace(addition, '')))
}

function addToEnum(sql, [, type, value, side, neighbour]) {
  const creation = new RegExp(`(CREATE TYPE "${type}" AS ENUM \\()([^)]+)`)
  return sql.replace(creation, (_, begin, list) => begin + insert(list, `'${value}'`, side, `'${neighbour}'`))
}

function insert(list, value, side, neighbour) {
  if (side === 'BEFORE') return list.replace(neighbour, `${value}, ${neighbour}`)
  if (side === 'AFTER') return list.replace(neighbour, `${neighbour}, ${value}`)
  return `${list}, ${value}`
}
