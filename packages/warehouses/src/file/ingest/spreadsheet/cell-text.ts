import { type CellObject, SSF } from "@e965/xlsx";
import type { ColumnNote } from "../outcome.ts";

/** A cell as text: dates in ISO form, numbers with a point, and what its format adds. */
export interface CellText {
  text: string;
  number: boolean;
  note: ColumnNote | null;
}

const ERRORS: Record<number, string> = {
  0: "#NULL!",
  7: "#DIV/0!",
  15: "#VALUE!",
  23: "#REF!",
  29: "#NAME?",
  36: "#NUM!",
  42: "#N/A",
};

/** A spreadsheet cell's value as text; formulas give their last computed value. */
export function cellText(cell: CellObject, date1904: boolean): CellText {
  const { v: value } = cell;
  if (value === undefined || value === null) return plain("");
  if (cell.t === "b") return plain(value === true ? "true" : "false");
  if (cell.t === "e") return plain(ERRORS[Number(value)] ?? "#VALUE!");
  if (value instanceof Date)
    return plain(
      value
        .toISOString()
        .replace("T", " ")
        .replace(/\.000Z$|Z$/, ""),
    );
  if (typeof value === "number")
    return numberCell(value, cell.z === undefined ? "General" : String(cell.z), date1904);
  return plain(String(value));
}

function plain(text: string): CellText {
  return { text, number: false, note: null };
}

function numberCell(value: number, format: string, date1904: boolean): CellText {
  if (/\[h+\]|\[m+\]|\[s+\]/i.test(format)) {
    return {
      text: String(Math.round(value * 24 * 1e6) / 1e6),
      number: true,
      note: { kind: "duration-hours" },
    };
  }
  if (SSF.is_date(format)) {
    const text = dateText(value, format, date1904);
    if (text !== null) return plain(text);
  }
  if (/^0{2,}$/.test(format)) return plain(SSF.format(format, value));
  return { text: String(value), number: true, note: formatNote(format) };
}

/** A serial date as ISO text; null when the number is no date. */
function dateText(value: number, format: string, date1904: boolean): string | null {
  const date = SSF.parse_date_code(value, { date1904 });
  if (!date) return null;
  const two = (number: number) => String(number).padStart(2, "0");
  const clock = `${two(date.H)}:${two(date.M)}:${two(Math.floor(date.S))}`;
  const bare = format.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, "");
  if (value >= 0 && value < 1 && !/[dy]/i.test(bare)) return clock;
  const day = `${String(date.y).padStart(4, "0")}-${two(date.m)}-${two(date.d)}`;
  return clock === "00:00:00" ? day : `${day} ${clock}`;
}

function formatNote(format: string): ColumnNote | null {
  if (format.includes("%")) return { kind: "percent" };
  const written = /\[\$([^\]-]+)(?:-[^\]]*)?\]|([$€£¥₹₽₩])|"\s*([A-Z]{3}|kr|zł)\s*"/.exec(format);
  const code = (written?.[1] ?? written?.[2] ?? written?.[3])?.trim();
  return code === undefined || code === "" ? null : { kind: "currency", codes: [code] };
}
