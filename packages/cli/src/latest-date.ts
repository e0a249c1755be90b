import type { SemanticModel } from "@parlance/contract";

/** The last date in a model's data that is not in the far future, as an ISO timestamp; null where it has none. */
export function latestDate(model: SemanticModel, today: string): string | null {
  const dates = model.tables.flatMap((table) =>
    table.columns
      .filter(({ physicalType }) => physicalType === "date" || physicalType === "timestamp")
      .map((column) => String(column.profile?.maximum ?? ""))
      .filter((date) => date !== "" && date.slice(0, 10) <= today.slice(0, 10)),
  );
  const latest = dates.toSorted().at(-1);
  return latest === undefined ? null : latest.includes("T") ? latest : `${latest}T00:00:00`;
}
