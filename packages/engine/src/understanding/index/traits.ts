import type { Column, SemanticModel } from "@parlance/contract";
import { isNumeric, isTime } from "./entries.ts";
import { nameWords } from "./names.ts";

/**
 * What kind of data a model holds ("model/"), as far as it tells how surely questions on it are read: how many tables and columns
 * there are, which shares of the columns are figures, texts, times and clean names, how many are called by short forms, and among how many
 * dates and figures of one table a word may have to choose.
 */
export function modelTraits({ tables }: SemanticModel): Record<string, number> {
  const columns = tables.flatMap((table) => table.columns);
  const share = (holds: (column: Column) => boolean): number =>
    columns.filter(holds).length / Math.max(1, columns.length);
  const most = (holds: (column: Column) => boolean): number =>
    Math.max(0, ...tables.map((table) => table.columns.filter(holds).length));
  const rows = tables.reduce((most, { rowCount }) => Math.max(most, rowCount ?? 0), 0);
  return {
    "model/single": tables.length === 1 ? 1 : 0,
    "model/tables": Math.log(Math.max(1, tables.length)),
    "model/columns": Math.log(Math.max(1, columns.length)),
    "model/width": Math.log(Math.max(1, columns.length) / Math.max(1, tables.length)),
    "model/numbers": share(isNumeric),
    "model/texts": share(({ physicalType }) => physicalType === "string"),
    "model/measures": share(({ role }) => role === "measure"),
    "model/cased": share(({ name }) => /[\p{Lu}_ ]/u.test(name)),
    "model/timed": columns.some((column) => isTime(column)) ? 1 : 0,
    "model/keyed":
      tables.filter(({ primaryKey }) => primaryKey.length > 0).length / Math.max(1, tables.length),
    "model/facts": tables.some(({ type }) => type === "fact") ? 1 : 0,
    "model/rows": Math.log(1 + rows),
    "model/short": share(isShort),
    "model/times": Math.log(1 + most(isTime)),
    "model/figures": Math.log(1 + most(({ role }) => role === "measure")),
    "model/flags": Math.log(1 + most(({ profile }) => profile?.distinct === 2)),
  };
}

/** Whether a name is spelt out where it is told to people. */
const isShort = ({ name, label }: Column): boolean =>
  nameWords(name).join(" ") !== nameWords(label.replace(/\([^()]*\)/g, "")).join(" ");
