import { type SemanticQuery, speaksOf } from "@parlance/contract";
import type { Choice } from "../compose/resolve.ts";
import type { ModelIndex } from "../index/model-index.ts";
import type { Item, Segmentation } from "../parse/item.ts";
import type { Token } from "../text/tokenize.ts";
import type { Match } from "../types.ts";

/** What each stretch of the question was taken for. */
export function matchesOf(
  cut: Segmentation,
  choice: Choice,
  index: ModelIndex,
  question: string,
  tokens: readonly Token[],
): Match[] {
  return cut.items.flatMap((item) => {
    const meaning = meaningOf(item, choice, index);
    const start = tokens[item.start]?.start;
    const end = tokens[item.end - 1]?.end;
    if (meaning === null || start === undefined || end === undefined || item.kind === "skip") return [];
    return [{ start, end, text: question.slice(start, end), kind: item.kind, ...meaning }];
  });
}

/** The matches with the column that a word for revenue was taken for in a query: one that holds it, else the quantity that is multiplied. */
export function withMoneyNamed(matches: Match[], query: SemanticQuery, index: ModelIndex): Match[] {
  if (!matches.some(isMoney)) return matches;
  const money = [index.lines?.column, index.takings, index.sales, index.revenue?.quantity]
    .flatMap((id) => columnName(id ?? -1, index) ?? [])
    .find((name) => {
      const [table = "", column = ""] = name.split(".");
      return speaksOf(query, column, table);
    });
  return money === undefined
    ? matches
    : matches.map((match) => (isMoney(match) ? { ...match, names: money } : match));
}

const isMoney = ({ kind, meaning, names }: Match): boolean =>
  kind === "metric" && names === null && ["revenue", "line-revenue", "order-value"].includes(meaning);

type Meaning = Pick<Match, "meaning" | "evidence" | "names">;

const columnName = (id: number, { columns, tables }: ModelIndex): string | null => {
  const entry = columns[id];
  const table = entry === undefined ? undefined : tables[entry.table];
  return entry === undefined || table === undefined ? null : `${table.table.name}.${entry.column.name}`;
};

function meaningOf(item: Item, choice: Choice, index: ModelIndex): Meaning | null {
  switch (item.kind) {
    case "table":
      return {
        meaning: index.tables[item.table]?.table.label ?? "",
        evidence: item.evidence,
        names: index.tables[item.table]?.table.name ?? null,
      };
    case "column": {
      const column = choice.columns.get(item);
      const option = item.options.find((each) => each.column === column) ?? item.options[0];
      return option === undefined
        ? null
        : {
            meaning: index.columns[option.column]?.column.label ?? "",
            evidence: option.evidence,
            names: columnName(option.column, index),
          };
    }
    case "value": {
      const option = [...choice.values].find(
        ([value]) => value.start === item.start && value.end === item.end,
      )?.[1];
      const label = option === undefined ? "" : (index.columns[option.column]?.column.label ?? "");
      return option === undefined
        ? null
        : {
            meaning: option.condition?.term ?? `${label} = ${option.values.join(", ")}`,
            evidence: option.evidence,
            names: columnName(option.column, index),
          };
    }
    case "metric":
      return {
        meaning:
          item.metric.kind === "formula"
            ? item.metric.formula.kind
            : item.metric.kind === "lexicon"
              ? item.metric.name
              : item.metric.kind === "defined"
                ? item.metric.figure.label
                : (index.model.derivedMeasures[item.metric.measure]?.label ?? ""),
        evidence: "synonym",
        names:
          item.metric.kind === "defined"
            ? (index.tables[item.metric.figure.table]?.table.name ?? null)
            : null,
      };
    case "number":
      return { meaning: String(item.value), evidence: "exact", names: null };
    case "period":
      return {
        meaning: `${item.period.interval.start ?? ""}/${item.period.interval.end ?? ""}`,
        evidence: "exact",
        names: null,
      };
    case "cue":
      return { meaning: item.cue.kind, evidence: "exact", names: null };
    case "bands":
      return { meaning: "bands", evidence: "exact", names: null };
    case "text":
      return { meaning: item.text, evidence: "exact", names: null };
    case "skip":
      return null;
  }
}
