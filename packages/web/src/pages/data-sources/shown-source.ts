import type { DataSource, WarehouseKind } from "@parlance/contract";
import type { ShownSource, SourceCategory } from "../../content/data-sources.ts";
import { shortTime } from "../../ui/short-time.ts";

const kinds: Record<WarehouseKind, { type: SourceCategory; provider: string }> = {
  file: { type: "file", provider: "Uploaded file" },
  postgresql: { type: "database", provider: "PostgreSQL" },
  mysql: { type: "database", provider: "MySQL" },
  bigquery: { type: "cloud", provider: "Google BigQuery" },
  snowflake: { type: "cloud", provider: "Snowflake" },
};

/** A connected source as its card shows it. Its compliance tags are those that its owner gave it. */
export function shownSource(source: DataSource): ShownSource {
  const rows = source.tables.reduce((sum, { rowCount }) => sum + rowCount, 0);
  return {
    id: source.id,
    name: source.name,
    ...kinds[source.type],
    status: source.status,
    lastSync: shortTime(source.syncedAt),
    recordCount: rows,
    description: describe(source),
    compliance: source.tags,
    encrypted: true,
    region: placeOf(source),
  };
}

function describe({ tables }: DataSource): string {
  const names = tables.slice(0, 4).map(({ name }) => name);
  const more = tables.length - names.length;
  const rest = more > 0 ? ` and ${more} more` : "";
  return `${tables.length === 1 ? "Table" : `${tables.length} tables`}: ${names.join(", ")}${rest}.`;
}

function placeOf({ type, config }: DataSource): string {
  const place = config.region ?? config.host ?? config.account ?? config.projectId;
  return typeof place === "string" ? place : type === "file" ? "This server" : "Not known";
}
