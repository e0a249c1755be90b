import {
  type Column,
  type ComparisonOperator,
  type Filter,
  fieldOf,
  type GlossaryTerm,
  type Literal,
  type SemanticModel,
  type Table,
} from "@parlance/contract";

/** Words between a column and a value, longest first. */
const relations: [string, ComparisonOperator][] = [
  ["is greater than or equal to", ">="],
  ["is at least", ">="],
  ["is at most", "<="],
  ["is more than", ">"],
  ["is greater than", ">"],
  ["is less than", "<"],
  ["is not", "!="],
  ["equals", "="],
  ["over", ">"],
  ["above", ">"],
  ["below", "<"],
  ["under", "<"],
  ["is", "="],
  [">=", ">="],
  ["<=", "<="],
  ["!=", "!="],
  ["<>", "!="],
  ["=", "="],
  [">", ">"],
  ["<", "<"],
];

/**
 * The condition that a definition states on columns of one table: "status = 'paid'", "amount is more than 1000 and status is
 * open". Null when it states none, or one whose value the column does not hold.
 */
export function filterIn(definition: string, model: SemanticModel): GlossaryTerm["binding"] {
  for (const table of model.tables) {
    const parts = definition.split(/\s+and\s+/i).map((part) => conditionIn(part, table));
    const filters = parts.filter((part) => part !== null);
    const [first] = filters;
    if (first === undefined || filters.length < parts.length || !speaksOf(definition, table, model)) continue;
    return {
      kind: "filter",
      table: table.name,
      filter: filters.length === 1 ? first : { kind: "and", filters },
    };
  }
  return null;
}

/** Whether a definition compares a column with something, known or not: then it means more than the column. */
export const statesCondition = (definition: string, { tables }: SemanticModel): boolean =>
  tables.some(({ columns }) =>
    columns.some((column) => relations.some(([words]) => valueAfter(definition, column, words) !== null)),
  );

/** Whether the definition names the table, or no other table has the columns either. */
function speaksOf(definition: string, table: Table, model: SemanticModel): boolean {
  const text = definition.toLowerCase();
  const names = ({ name, label }: Table): boolean =>
    [name, label].some((each) => text.includes(each.toLowerCase().replace(/s$/, "")));
  return names(table) || !model.tables.some((other) => other !== table && names(other));
}

function conditionIn(text: string, table: Table): Filter | null {
  for (const column of table.columns) {
    for (const [words, operator] of relations) {
      const value = valueAfter(text, column, words);
      const literal = value === null ? null : literalOf(value, column);
      if (literal === null) continue;
      return {
        kind: "comparison",
        operator,
        left: fieldOf(table.name, column.name),
        right: { kind: "constant", value: literal, type: column.physicalType },
      };
    }
  }
  return null;
}

function valueAfter(text: string, { name, label }: Column, words: string): string | null {
  const names = [...new Set([name, label])].map(escaped).join("|");
  const gap = /^\w/.test(words) ? "\\s+" : "\\s*";
  const pattern = new RegExp(
    `(?:^|[^\\p{L}\\p{N}_])(?:${names})${gap}${escaped(words)}${gap}(.+?)\\s*[.;]?$`,
    "iu",
  );
  return pattern.exec(text)?.[1] ?? null;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The value in the column's type and spelling; null when it is none of its. */
function literalOf(text: string, { physicalType, profile }: Column): Literal {
  const bare = text.replace(/^['"“‘](.*)['"”’]$/, "$1").trim();
  switch (physicalType) {
    case "integer":
    case "decimal": {
      const number = Number(bare.replaceAll(",", ""));
      return bare !== "" && Number.isFinite(number) ? number : null;
    }
    case "boolean":
      return /^(true|yes)$/i.test(bare) ? true : /^(false|no)$/i.test(bare) ? false : null;
    case "string": {
      const known = profile?.topValues.map(({ value }) => String(value)) ?? [];
      return (
        known.find((value) => value === bare) ??
        known.find((value) => value.toLowerCase() === bare.toLowerCase()) ??
        null
      );
    }
    default:
      return /^\d{4}-\d\d-\d\d$/.test(bare) ? bare : null;
  }
}
