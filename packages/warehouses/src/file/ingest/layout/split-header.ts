import { cellKind } from "../typing/cell-kind.ts";
import { filled } from "./find-header.ts";

/** Share of the cells below a name that are figures, dates or answers. */
const mostlyValues = 0.7;

/**
 * The names of columns whose header takes two rows: groups ("Q1", then nothing) above what stands in them ("Units", "Revenue"),
 * beside columns that the first row names alone. Null where the row below the header is data.
 */
export function splitHeader(rows: string[][], header: number): string[] | null {
  const above = (rows[header] ?? []).map((cell) => cell.trim());
  const below = (rows[header + 1] ?? []).map((cell, at) => (cell.trim() === above[at] ? "" : cell.trim()));
  const body = rows.slice(header + 2).filter((row) => filled(row) > 0);
  if (body.length === 0) return null;
  const inGroup = above.flatMap((_, at) => ((below[at] ?? "") === "" ? [] : [at]));
  const isGrouped = inGroup.some((at) => above[at] === "") && inGroup.length < above.length;
  const areNames = inGroup.every(
    (at) =>
      cellKind(below[at] ?? "") === "text" && valueShare(body.map((row) => row[at] ?? "")) >= mostlyValues,
  );
  const names = above.map((cell, at) => {
    const group = inGroup.includes(at) ? (above.slice(0, at + 1).findLast((one) => one !== "") ?? "") : cell;
    return `${group} ${below[at] ?? ""}`.trim();
  });
  return isGrouped && areNames && above[inGroup[0] ?? 0] !== "" ? names : null;
}

function valueShare(cells: string[]): number {
  const kinds = cells.map(cellKind).filter((kind) => kind !== "empty");
  return kinds.length === 0 ? 1 : kinds.filter((kind) => kind !== "text").length / kinds.length;
}
