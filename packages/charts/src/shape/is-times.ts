import type { ResultTable } from "@parlance/contract";
import { parseInstant } from "../format/format-time.ts";

/** Whether a column holds times: by its type, or as text that is written as nothing but them ("2024-05-31"). */
export function isTimes({ columns, rows }: ResultTable, index: number): boolean {
  const type = columns[index]?.type;
  if (type !== "string") return type === "date" || type === "timestamp";
  const written = rows.map((row) => row[index] ?? null).filter((value) => value !== null);
  return written.length > 0 && written.every((value) => parseInstant(String(value)) !== null);
}
