import { aggregateOf, type Expression, fieldOf } from "@parlance/contract";
import { type ColumnEntry, isNumeric } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { areAlike, inColumnUnit, isUnit } from "../../lexicon/units.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Link } from "./link.ts";

/** What columns are called that tell how much there is of what a row is about. */
const sizes: ReadonlySet<string> = new Set(
  "size weight portion serving pack package content volume net".split(" "),
);
/** What of it is eaten at once, which prices are not told for. */
const servings: ReadonlySet<string> = new Set(["serving", "portion"]);

/**
 * Links of "price per 100 g", "calories per kilogram", "cost per litre" where rows tell in that dimension how much they are of: the figure by so much
 * of it, for each row. What is paid is held against the pack, all else against a serving where both are told.
 */
export function findAmountLinks(
  tokens: readonly Token[],
  links: readonly Link[],
  { columns, tables }: ModelIndex,
): Link[] {
  return tokens.flatMap(({ text }, at): Link[] => {
    if (text !== "per") return [];
    const number = tokens[at + 1]?.kind === "number" ? Number(textAt(tokens, at + 1)) : null;
    const place = number === null ? at + 1 : at + 2;
    const unit = textAt(tokens, place);
    if (!isUnit(unit) || (number !== null && !(number > 0))) return [];
    const told = links.filter((link) => link.kind === "column" && link.end === at);
    return told.flatMap((link): Link[] => {
      const options = link.kind === "column" ? link.options : [];
      const [named] = options
        .filter(({ kind, strength }) => kind === "number" && strength > 0.75)
        .toSorted((one, other) => other.strength - one.strength);
      const figure = columns[named?.column ?? -1];
      const table = tables[figure?.table ?? -1]?.table;
      const size = figure === undefined ? null : sizeFor(figure, unit, columns);
      if (figure === undefined || table === undefined || size === null) return [];
      const amount = inColumnUnit(number ?? 1, unit, [...size.words, size.column.unit.label ?? ""]);
      const field = ({ column }: ColumnEntry): Expression => fieldOf(table.name, column.name);
      const row: Expression = {
        kind: "arithmetic",
        operator: "/",
        left: {
          kind: "arithmetic",
          operator: "*",
          left: field(figure),
          right: { kind: "constant", value: amount, type: "decimal" },
        },
        right: field(size),
      };
      const said = tokens.slice(at, place + 1).map(({ raw }) => raw);
      const label = `${figure.column.label.toLowerCase()} ${said.join(" ")} of ${size.column.label.toLowerCase()}`;
      const whole = aggregateOf("average", row, []);
      const metric = { kind: "defined", figure: { label, table: figure.table, row, whole } } as const;
      return [{ kind: "metric", start: link.start, end: place + 1, metric }];
    });
  });
}

/** The one column of the same rows that tells how much there is, in units like the one that is said. */
function sizeFor(figure: ColumnEntry, unit: string, columns: readonly ColumnEntry[]): ColumnEntry | null {
  const found = columns.filter(
    ({ id, table, column, words, foreign }) =>
      table === figure.table &&
      id !== figure.id &&
      !foreign &&
      isNumeric(column) &&
      words.some((word) => sizes.has(word)) &&
      [...words, column.unit.label ?? ""].some((word) => areAlike(word, unit)),
  );
  const isServed = ({ words }: ColumnEntry): boolean => words.some((word) => servings.has(word));
  const paid = figure.column.unit.kind === "currency" || figure.words.some((word) => prices.has(word));
  const fitting = found.filter((each) => isServed(each) !== paid);
  const [only, other] = fitting.length > 0 ? fitting : found;
  return other === undefined ? (only ?? null) : null;
}

const prices: ReadonlySet<string> = new Set(["price", "cost"]);
