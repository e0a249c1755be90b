/** A field of a source's settings. */
export type SourceField = {
  name: string;
  label: string;
  type: "text" | "password" | "number" | "json";
  value?: string;
};

/** The kinds of sources with what each asks for, as the specification names it. */
export const sourceKinds = [
  {
    kind: "bigquery",
    label: "BigQuery",
    fields: [
      { name: "projectId", label: "Project ID", type: "text" },
      { name: "credentials", label: "Service account (JSON)", type: "json" },
    ],
  },
  {
    kind: "snowflake",
    label: "Snowflake",
    fields: [
      { name: "account", label: "Account", type: "text" },
      { name: "warehouse", label: "Warehouse", type: "text" },
      { name: "database", label: "Database", type: "text" },
      { name: "schema", label: "Schema", type: "text" },
      { name: "username", label: "User name", type: "text" },
      { name: "password", label: "Password", type: "password" },
    ],
  },
  { kind: "postgresql", label: "PostgreSQL", fields: server("5432") },
  { kind: "mysql", label: "MySQL", fields: server("3306") },
  { kind: "file", label: "File upload", fields: [] },
] as const satisfies { kind: string; label: string; fields: SourceField[] }[];

export type SourceKind = (typeof sourceKinds)[number];

function server(port: string): SourceField[] {
  return [
    { name: "host", label: "Host", type: "text" },
    { name: "port", label: "Port", type: "number", value: port },
    { name: "database", label: "Database", type: "text" },
    { name: "username", label: "User name", type: "text" },
    { name: "password", label: "Password", type: "password" },
  ];
}
