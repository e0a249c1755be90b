import { z } from "zod";

/** What a statement read: tables with all their rows where these were counted, bytes where the warehouse told them. */
export const scannedSchema = z.object({
  tables: z.array(z.object({ table: z.string(), rows: z.number() })),
  bytes: z.number().nullable(),
});
export type Scanned = z.infer<typeof scannedSchema>;

/** Tables that are told by name. */
const toldTables = 6;

/** What was read, in words: "60,000 rows of online_retail and 38 of countries". */
export function scannedText({ tables, bytes }: Scanned, locale = "en-US"): string {
  const told = tables.slice(0, toldTables).map(({ table, rows }, index) => {
    const unit = index > 0 ? "" : rows === 1 ? " row" : " rows";
    return `${rows.toLocaleString(locale)}${unit} of ${table}`;
  });
  const others = tables.slice(toldTables);
  if (others.length > 0) {
    const rows = others.reduce((sum, each) => sum + each.rows, 0).toLocaleString(locale);
    told.push(`${rows} of ${others.length} more ${others.length === 1 ? "table" : "tables"}`);
  }
  if (bytes !== null) told.push(bytesText(bytes, locale));
  const last = told.pop() ?? "";
  return told.length === 0 ? last : `${told.join(", ")} and ${last}`;
}

const units = ["bytes", "kB", "MB", "GB", "TB", "PB"];

function bytesText(bytes: number, locale: string): string {
  const step = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const size = (bytes / 1000 ** step).toLocaleString(locale, { maximumFractionDigits: step === 0 ? 0 : 1 });
  return `${size} ${bytes === 1 ? "byte" : (units[step] ?? "")}`;
}
