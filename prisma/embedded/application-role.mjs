import pg from 'pg'

/** Laurel's database on the embedded server. */
export const DATABASE = 'laurel'
/** The role that owns that database and nothing else. The application and the migrations connect as this role. */
export const ROLE = 'laurel_app'

const rights = 'LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS'

/**
 * Creates Laurel's database and the role that owns it, or repairs them, connected as the superuser. In databases of
 * older versions the superuser owned everything: the role becomes the owner of those objects.
 */
export async function ensureApplicationRole(adminUrl, password) {
  await connected(adminUrl, async (client) => {
    const exists = async (sql) => (await client.query(sql)).rowCount > 0
    if (!(await exists(`SELECT 1 FROM pg_roles WHERE rolname = '${ROLE}'`))) await client.query(`CREATE ROLE ${ROLE}`)
    await client.query(`ALTER ROLE ${ROLE} WITH ${rights} PASSWORD ${client.escapeLiteral(password)}`)
    if (await exists(`SELECT 1 FROM pg_database WHERE datname = '${DATABASE}'`)) {
      await client.query(`ALTER DATABASE ${DATABASE} OWNER TO ${ROLE}`)
    } else {
      await client.query(`CREATE DATABASE ${DATABASE} OWNER ${ROLE}`)
    }
    // By default every role may connect to every database.
    await client.query('REVOKE CONNECT ON DATABASE postgres, template1 FROM PUBLIC')
  })
  const url = new URL(adminUrl)
  url.pathname = `/${DATABASE}`
  await connected(url.toString(), async (client) => {
    const { rows } = await client.query(superusersObjects)
    for (const { statement } of rows) await client.query(`${statement} OWNER TO ${ROLE}`)
  })
}

// REASSIGN OWNED refuses to reassign from the bootstrap superuser. Objects of extensions keep their owner, and the
// sequence of a serial column follows its table.
const superusersObjects = `
  WITH mine AS (SELECT oid FROM pg_roles WHERE rolname = current_user),
    named AS (SELECT oid FROM pg_namespace WHERE nspname <> 'information_schema' AND nspname !~ '^pg_'),
    bound AS (SELECT objid, classid FROM pg_depend WHERE deptype IN ('e', 'i')
      UNION SELECT objid, classid FROM pg_depend WHERE deptype = 'a' AND refclassid = 'pg_class'::regclass)
  SELECT format('ALTER SCHEMA %I', nspname) AS statement FROM pg_namespace, mine
    WHERE nspowner = mine.oid AND pg_namespace.oid IN (SELECT oid FROM named)
  UNION ALL
  SELECT format('ALTER %s %s', CASE relkind WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW'
      WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'TABLE' END, pg_class.oid::regclass) FROM pg_class, mine
    WHERE relowner = mine.oid AND relkind IN ('r', 'p', 'S', 'v', 'm') AND relnamespace IN (SELECT oid FROM named)
      AND NOT EXISTS (SELECT 1 FROM bound WHERE objid = pg_class.oid AND classid = 'pg_class'::regclass)
  UNION ALL
  SELECT format('ALTER ROUTINE %s', pg_proc.oid::regprocedure) FROM pg_proc, mine
    WHERE proowner = mine.oid AND pronamespace IN (SELECT oid FROM named)
      AND NOT EXISTS (SELECT 1 FROM bound WHERE objid = pg_proc.oid AND classid = 'pg_proc'::regclass)
  UNION ALL
  SELECT format('ALTER TYPE %s', pg_type.oid::regtype) FROM pg_type, mine
    WHERE typowner = mine.oid AND typtype IN ('e', 'd', 'r') AND typnamespace IN (SELECT oid FROM named)
      AND NOT EXISTS (SELECT 1 FROM bound WHERE objid = pg_type.oid AND classid = 'pg_type'::regclass)`

async function connected(connectionString, work) {
  const client = new pg.Client({ connectionString })
  // Without a listener, a connection that breaks would raise an uncaught exception.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
