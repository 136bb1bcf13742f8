import type pg from 'pg'

/** Keeps the rows of a database in another schema, once. */
export async function keepRows(database: pg.Client): Promise<void> {
  await database.query(`DO $$
    DECLARE kept text;
    BEGIN
      CREATE SCHEMA kept;
      FOR kept IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
        EXECUTE format('CREATE TABLE kept.%1$I AS TABLE public.%1$I', kept);
      END LOOP;
    END $$`)
}

export async function hasKeptRows(database: pg.Client): Promise<boolean> {
  const { rows } = await database.query<{ isKept: boolean }>(`SELECT to_regnamespace('kept') IS NOT NULL AS "isKept"`)
  return rows[0]?.isKept === true
}

const DEADLOCK = '40P01'

/**
 * Gives a database the kept rows back, and empties its job queue. After a deadlock with its server it tries once more.
 */
export async function restoreRows(database: pg.Client): Promise<void> {
  await restoreOnce(database).catch((error: unknown) => {
    if ((error as { code?: string }).code !== DEADLOCK) throw error
    return restoreOnce(database)
  })
}

async function restoreOnce(database: pg.Client): Promise<void> {
  await database.query(`DO $$
    DECLARE kept text;
    BEGIN
      PERFORM set_config('session_replication_role', 'replica', true);
      EXECUTE (SELECT 'TRUNCATE ' || string_agg(format('public.%I', tablename), ', ')
        FROM pg_tables WHERE schemaname = 'public');
      FOR kept IN SELECT tablename FROM pg_tables WHERE schemaname = 'kept' LOOP
        EXECUTE format('INSERT INTO public.%1$I TABLE kept.%1$I', kept);
      END LOOP;
      IF to_regclass('pgboss.job') IS NOT NULL THEN
        DELETE FROM pgboss.job;
      END IF;
    END $$`)
}
