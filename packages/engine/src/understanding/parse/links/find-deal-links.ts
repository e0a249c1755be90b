import { aggregateOf, type Expression, type Filter, fieldOf } from "@parlance/contract";
import { type Deals, flagIs } from "../../index/deals.ts";
import { type ColumnEntry, isNumeric } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { DefinedFigure, Link } from "./link.ts";

/** What people call amounts of rows that are open, or won, by the words of the column that holds them. */
const figures: readonly { said: ReturnType<typeof phrases>; of: readonly string[]; state: "open" | "won" }[] =
  [
    { said: phrases("weighted pipeline"), of: ["expected", "weighted"], state: "open" },
    {
      said: phrases(
        "open pipeline value",
        "open pipeline amount",
        "total pipeline",
        "pipeline value",
        "pipeline amount",
        "open pipeline",
        "sales pipeline",
        "pipeline",
      ),
      of: ["amount", "value"],
      state: "open",
    },
    { said: phrases("bookings", "revenue", "sales"), of: ["amount", "value"], state: "won" },
  ];

/** What is won against someone and sells nothing: the amount of a dispute that was won is no revenue. */
const contests: ReadonlySet<string> = new Set(
  "dispute chargeback claim case appeal lawsuit litigation complaint match game fixture".split(" "),
);

/** Links of "pipeline" and "bookings" to what open and won rows come to; a stage that is called so says less. */
export function findDealLinks(tokens: readonly Token[], index: ModelIndex, others: readonly Link[]): Link[] {
  const { deals } = index;
  if (deals?.won == null || deals.table.words.some((word) => contests.has(word))) return [...others];
  const stage = deals.won.values === null ? null : deals.won.entry.id;
  const isOfStage = others.some(
    (link) => link.kind === "column" && link.options.some(({ column }) => column === stage),
  );
  const found: Link[] = [];
  for (let start = 0; start < tokens.length; start += 1) {
    for (const { said, of, state } of figures) {
      const size = phraseAt(tokens, start, said);
      const inside = others.some(
        (link) => link.start <= start && link.end >= start + size && link.end - link.start > size,
      );
      const compound = tokens[start]?.text === "sales" && !endsPhrase(tokens[start + size]);
      const byStage = isOfStage && state === "won";
      const figure = size === 0 || inside || compound || byStage ? null : figureOf(index, deals, of, state);
      if (figure === null) continue;
      found.push({ kind: "metric", start, end: start + size, metric: { kind: "defined", figure } });
      start += size - 1;
      break;
    }
  }
  return [
    ...others.filter((link) => !found.some(({ start, end }) => link.start < end && link.end > start)),
    ...found,
  ];
}

/** "sales by site", not the "sales" of sales reps. */
const endsPhrase = (next: Token | undefined): boolean =>
  next === undefined ||
  next.kind !== "word" ||
  [
    "by",
    "per",
    "in",
    "this",
    "last",
    "for",
    "from",
    "of",
    "over",
    "since",
    "vs",
    "versus",
    "and",
    "did",
    "do",
    "we",
    "growth",
  ].includes(next.text);

function figureOf(
  { columns }: ModelIndex,
  deals: Deals,
  of: readonly string[],
  state: "open" | "won",
): DefinedFigure | null {
  const own = deals.table.columns.flatMap((id) => columns[id] ?? []);
  const called = (names: readonly string[]): ColumnEntry | undefined =>
    own.find(
      ({ column, words }) => column.additivity === "additive" && words.some((word) => names.includes(word)),
    );
  const held = called(of);
  const weight = held === undefined && of.includes("weighted") ? own.find(isProbability) : undefined;
  const amount = held ?? (weight === undefined ? undefined : called(["amount", "value"]));
  if (amount === undefined || deals.won === null) return null;
  const { table } = deals.table;
  const filter: Filter =
    state === "won" ? flagIs(deals, deals.won, true) : flagIs(deals, deals.closed, false);
  const money = fieldOf(table.name, amount.column.name);
  const operand =
    weight === undefined ? money : weighted(money, fieldOf(table.name, weight.column.name), weight);
  const by = weight === undefined ? "" : ` × ${weight.column.label.toLowerCase()}`;
  const label = `${amount.column.label.toLowerCase()}${by} of ${state} ${table.label.toLowerCase()}`;
  return { label, table: deals.table.id, row: null, whole: aggregateOf("sum", operand, [], filter) };
}

/** How likely a deal is to be won, from 0 to 1 or to 100. */
const isProbability = ({ column, words }: ColumnEntry): boolean =>
  words.includes("probability") && isNumeric(column);

function weighted(left: Expression, chance: Expression, { column }: ColumnEntry): Expression {
  const product: Expression = { kind: "arithmetic", operator: "*", left, right: chance };
  return Number(column.profile?.maximum ?? 1) <= 1
    ? product
    : {
        kind: "arithmetic",
        operator: "/",
        left: product,
        right: { kind: "constant", value: 100, type: "integer" },
      };
}
