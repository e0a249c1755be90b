import type { Column, PhysicalType } from "@parlance/contract";
import type { ColumnValues } from "../../ports.ts";
import type { ColumnEntry, TableEntry } from "./entries.ts";
import { arePercentages } from "./percentages.ts";
import { type TextForm, textForm } from "./text-form.ts";
import { textUnits } from "./text-units.ts";

const types: Record<TextForm, PhysicalType> = { number: "decimal", seconds: "decimal", day: "date" };

/** Words of columns whose numbers name or rank rows and are not added up. */
const labelWords: ReadonlySet<string> = new Set(
  "id phone fax telephone mobile zip postal postcode account code no number # rank ranking position pos place seed round week pick jersey year season edition finish grid day date series episode heat lane version release build firmware".split(
    " ",
  ),
);
const yearWords: ReadonlySet<string> = new Set(["year", "season", "edition"]);

/** The columns, those of text that hold numbers, times or dates with the type and role that they are read as. */
export function readTexts(
  tables: readonly TableEntry[],
  columns: readonly ColumnEntry[],
  lists: readonly ColumnValues[],
): ColumnEntry[] {
  const values = new Map(lists.map((list) => [`${list.table}\u0000${list.column}`, list.values]));
  return columns.map((entry) => {
    const own = values.get(`${tables[entry.table]?.table.name}\u0000${entry.column.name}`);
    if (entry.column.physicalType !== "string" || entry.foreign || own === undefined) return entry;
    if (numbersThing(entry)) return entry;
    const texts = own.map(({ value }) => value);
    const percent = entry.percent || arePercentages(texts);
    const form = textForm(texts);
    return {
      ...entry,
      percent,
      ...(form === null
        ? {}
        : { form, units: form === "number" ? textUnits(texts) : [], column: readAs(entry, form) }),
    };
  });
}

/** "Invoice no", "Customer ID": digits that tell one of several things from the others, however they look, are no numbers. */
const numbersThing = ({ column, words }: ColumnEntry): boolean =>
  column.role === "key" && words.length > 1 && marks.has(words.at(-1) ?? "");

const marks: ReadonlySet<string> = new Set(["id", "number", "no", "code"]);

function readAs({ column, words }: ColumnEntry, form: TextForm): Column {
  const physicalType = types[form];
  if (form === "day") return { ...column, physicalType, role: "time" };
  if (words.some((word) => labelWords.has(word)))
    return {
      ...column,
      physicalType,
      role: words.some((word) => yearWords.has(word)) ? "time" : column.role,
    };
  return {
    ...column,
    physicalType,
    role: "measure",
    semanticType: "measure",
    additivity: form === "seconds" ? "non-additive" : "additive",
    defaultAggregation: form === "seconds" ? "average" : "sum",
  };
}
