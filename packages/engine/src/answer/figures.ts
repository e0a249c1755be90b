import {
  type AggregateQuery,
  capitalised,
  lowered,
  named,
  pluralOf,
  type ResultTable,
  rowOf,
  type Sentence,
  unitless,
} from "@parlance/contract";
import { cell, columnAt, countedIn, type FormatCell, sentence } from "./segments.ts";

/** All cells of the one row: "Revenue is 120, cost is 80." */
export function figures(table: ResultTable, format: FormatCell): Sentence {
  const parts = table.columns.flatMap((heading, index) => [
    index === 0 ? "" : ", ",
    named(index === 0 ? atStart(unitless(heading)) : lowered(unitless(heading))),
    " is ",
    cell(table, 0, index, format),
  ]);
  return sentence(...parts.filter((part) => part !== ""), ".");
}

/** Figures of everything: "Revenue is 120.", "There are 59 customers.", "4 customers match.", "Revenue is 120, up by 20 % from 100." */
export function total(table: ResultTable, query: AggregateQuery, format: FormatCell): Sentence {
  if (query.comparison !== null && table.columns.length === COMPARED.length) return change(table, format);
  const [row] = table.rows;
  if (row?.every((value) => value === null) === true)
    return sentence("There is no ", named(lowered(unitless(columnAt(table, 0)))), ": no values match.");
  const counted = table.columns.length === 1 ? countedIn(columnAt(table, 0)) : null;
  if (counted === null) return figures(table, format);
  const one = row?.[0] === 1;
  const number = cell(table, 0, 0, format);
  const rows = named(one ? rowOf(counted) : pluralOf(counted));
  return query.filter === null && query.having === null
    ? sentence(one ? "There is " : "There are ", number, " ", rows, ".")
    : sentence(number, " ", rows, one ? " matches." : " match.");
}

/** The outputs of one compared measure, in their order. */
const COMPARED = ["current", "previous", "difference", "change"] as const;

/** "Revenue is 120, up by 20 % from 100.", with the difference where no share can be said. */
function change(table: ResultTable, format: FormatCell): Sentence {
  const [, before, difference, share] = table.rows[0] ?? [];
  const figure = (name: (typeof COMPARED)[number]) => cell(table, 0, COMPARED.indexOf(name), format);
  const [now, earlier] = [figure("current"), figure("previous")];
  const label = named(atStart(unitless(columnAt(table, 0))));
  if (before === null) return sentence(label, " is ", now, ", with nothing before to compare it with.");
  if (Number(difference) === 0) return sentence(label, " is ", now, ", the same as before.");
  const by = share === null ? figure("difference") : figure("change");
  return sentence(
    label,
    " is ",
    now,
    Number(difference) > 0 ? ", up by " : ", a change of ",
    by,
    " from ",
    earlier,
    ".",
  );
}

/** A label where a sentence begins. */
export const atStart = (label: string): string => capitalised(lowered(label));
