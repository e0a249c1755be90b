import type { Aggregation, Path } from "@parlance/contract";
import type { ColumnEntry } from "../../index/entries.ts";
import type { Noun } from "../../parse/item.ts";
import type { Build } from "../build-context.ts";

/** What is true of each row that refers to it, and adds up over these: a fee of a plan is paid for each of its memberships. */
const eachHas: ReadonlySet<string> = new Set(
  "price fee rate tariff charge cost premium rent point credit duration length minute hour distance weight calorie".split(
    " ",
  ),
);

/**
 * "Monthly fees of active memberships" where a plan has the fee: that of each membership, and not of each plan that has any. The rows
 * which are named and the way from them to what they refer to; null where that is named itself, or nothing that refers to it.
 */
export function rowsEachOf(
  build: Build,
  { table, words }: ColumnEntry,
  aggregation: Aggregation,
): { table: number; path: Path } | null {
  if ((aggregation !== "sum" && aggregation !== "average") || !words.some((word) => eachHas.has(word)))
    return null;
  const { ways } = build.index.graph;
  const named = new Set(nounsOf(build).flatMap((noun) => (noun.kind === "table" ? [noun.table] : [])));
  if (named.has(table)) return null;
  const [only, other] = [...named].flatMap((rows) =>
    (ways[rows] ?? [])
      .filter(({ to, toOne, step }) => to === table && toOne && !step.reversed)
      .map(({ step }) => ({ table: rows, path: [step] })),
  );
  return other === undefined ? (only ?? null) : null;
}

const nounsOf = ({ frame }: Build): readonly Noun[] => [
  ...frame.targets.map(({ noun }) => noun),
  ...frame.context,
  ...frame.owners,
  ...frame.required,
];
