import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "./schema.ts";

/** The application's database, whichever way it runs. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The database, migrated, and how to let go of it. */
export type OpenDatabase = { database: Database; close(): Promise<void> };
