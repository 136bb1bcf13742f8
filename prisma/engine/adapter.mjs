import { PrismaPg } from '@prisma/adapter-pg'
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  mockMigrationAwareAdapterFactory,
} from '@prisma/driver-adapter-utils'
import pg from 'pg'

// The engine reads PostgreSQL's catalogs, whose "char" columns the adapter cannot decode. They are relabelled as
// char[], which it can decode, and named Character again afterwards.
const CHAR = 18
const CHAR_ARRAY = 1002

/** How the engine connects to its database and to the shadow databases in which it replays the migrations. */
export function adapterFactory(datasource) {
  if (!datasource.url) return bindMigrationAwareSqlAdapterFactory(mockMigrationAwareAdapterFactory('postgres'))
  const url = plainUrl(datasource.url)
  return bindMigrationAwareSqlAdapterFactory({
    provider: 'postgres',
    adapterName: '@prisma/adapter-pg',
    connect: () => connect(url),
    connectToShadowDb: () =>
      datasource.shadowDatabaseUrl ? connect(plainUrl(datasource.shadowDatabaseUrl)) : connectToOwnShadow(url),
  })
}

/** The URL without `schema`, a parameter of Prisma that PostgreSQL's driver does not know. */
export function plainUrl(prismaUrl) {
  const url = new URL(prismaUrl)
  url.searchParams.delete('schema')
  return url.toString()
}

async function connectToOwnShadow(url) {
  const name = `prisma_migrate_shadow_db_${crypto.randomUUID()}`
  await query(url, `CREATE DATABASE "${name}"`)
  const shadow = new URL(url)
  shadow.pathname = `/${name}`
  return connect(shadow.toString(), () => query(url, `DROP DATABASE "${name}" WITH (FORCE)`))
}

async function connect(connectionString, afterwards) {
  const pool = new pg.Pool({ connectionString, Client: CatalogClient, max: 2 })
  const adapter = withCharacters(await new PrismaPg(pool).connect())
  const startTransaction = adapter.startTransaction.bind(adapter)
  adapter.startTransaction = async (isolation) => withCharacters(await startTransaction(isolation))
  // The adapter would split the script at every semicolon, even inside a function body.
  adapter.executeScript = async (sql) => void (await pool.query(sql))
  adapter.dispose = async () => {
    await pool.end()
    await afterwards?.()
  }
  return adapter
}

async function query(connectionString, sql) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

class CatalogClient extends pg.Client {
  query(...args) {
    const callback = args.at(-1)
    if (typeof callback === 'function') {
      return super.query(...args.slice(0, -1), (error, result) => callback(error, asCharArrays(result)))
    }
    const answer = super.query(...args)
    return typeof answer?.then === 'function' ? answer.then(asCharArrays) : answer
  }
}

function asCharArrays(result) {
  for (const field of result?.fields ?? []) if (field.dataTypeID === CHAR) field.dataTypeID = CHAR_ARRAY
  return result
}

function withCharacters(queryable) {
  const queryRaw = queryable.queryRaw.bind(queryable)
  queryable.queryRaw = async (statement) => asCharacters(await queryRaw(statement))
  return queryable
}

function asCharacters(result) {
  result.columnTypes.forEach((type, column) => {
    if (type !== ColumnTypeEnum.CharacterArray) return
    result.columnTypes[column] = ColumnTypeEnum.Character
    for (const row of result.rows) if (row[column] === '') row[column] = '\0'
  })
  return result
}
