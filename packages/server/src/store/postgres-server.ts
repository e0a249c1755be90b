import type { OpenDatabase } from "./database.ts";
import * as schema from "./schema.ts";

/** Any number that only Parlance's migrations use. */
const MIGRATION_LOCK = 7_265_112;

/** Connects to a Postgres server; replicas that start together migrate one after the other. */
export async function openServer(url: string, migrationsFolder: string): Promise<OpenDatabase> {
  const [{ drizzle }, { migrate }, { default: pg }] = await Promise.all([
    import("drizzle-orm/node-postgres"),
    import("drizzle-orm/node-postgres/migrator"),
    import("pg"),
  ]);
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 });
  pool.on("error", () => undefined);
  const client = await pool.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder });
    await client.query("SELECT pg_advisory_unlock($1)", [MIGRATION_LOCK]);
  } finally {
    client.release();
  }
  return { database: drizzle(pool, { schema }), close: () => pool.end() };
}
