/** Where and as whom a failing call was made; `database` is BigQuery's dataset, `sql` null while connecting. */
export type FailureContext = { host: string; database: string; user: string; sql: string | null };
