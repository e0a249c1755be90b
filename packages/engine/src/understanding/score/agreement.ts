import { type Filter, fieldsOf, type SemanticQuery } from "@parlance/contract";
import type { FeatureVector } from "./query-features.ts";

/**
 * What a query shows, of which rows and in which order, each part as a text: two readings agree where these are the same. A figure that
 * only ranks the rows is one of its figures: it is shown beside them in any case.
 */
export type QueryParts = Readonly<Record<(typeof partNames)[number], string>>;

const partNames = ["kind", "rows", "shown", "figures", "rank", "fields"] as const;

/** The parts of a query in which readings of one question agree or do not; names and ways that only tell of them are left out. */
export function queryParts(query: SemanticQuery): QueryParts {
  switch (query.kind) {
    case "set":
      return { ...none, kind: `set ${query.operation}`, rows: bare([query.left, query.right]) };
    case "analysis":
      return { ...queryParts(query.query), kind: `analysis ${query.request.kind}` };
    case "list":
      return {
        kind: query.distinct ? "distinct" : "list",
        rows: bare(query.filter),
        shown: shownOf(query.columns, query.hidden),
        figures: "",
        rank: bare([query.order.map(({ descending }) => descending), query.limit]),
        fields: namesOf(query),
      };
    case "aggregate":
      return {
        kind: "aggregate",
        rows: bare([query.filter, query.having]),
        shown: shownOf(query.dimensions, query.hidden),
        figures: shownOf(query.measures, []),
        rank: bare([query.order.map(({ descending }) => descending), query.limit?.count, query.transforms]),
        fields: namesOf(query),
      };
  }
}

const none = { kind: "", rows: "", shown: "", figures: "", rank: "", fields: "" };

/** A part without labels, identifiers and paths. */
const bare = (part: unknown): string => (part === null ? "null" : stripped(part));

const stripped = (part: unknown): string =>
  JSON.stringify(part, (key, value: unknown) => (tells.has(key) ? undefined : value)) ?? "";

const tells: ReadonlySet<string> = new Set(["label", "id", "path", "subject", "chart"]);

function shownOf(items: readonly { id: string; expression: unknown }[], hidden: readonly string[]): string {
  const shown = items.filter(({ id }) => !hidden.includes(id)).map(({ expression }) => bare(expression));
  return shown.toSorted().join();
}

/** The columns that a query names anywhere. */
const namesOf = (query: SemanticQuery | Filter): string => {
  const found = fieldsOf(query).map(({ table, column }) => `${table}.${column}`);
  return [...new Set(found)].toSorted().join();
};

/**
 * How much of the ranked readings' weight (`shares`, best first) agrees with the one at `at`, part by part, and in all parts
 * together; "lead" is the score by which it leads the first that does not ("lead" at most 3).
 */
export function agreement(
  ranked: readonly { score: number; parts: QueryParts }[],
  at: number,
  shares: readonly number[],
): FeatureVector {
  const own = ranked[at];
  if (own === undefined) return {};
  const features: FeatureVector = {};
  for (const part of partNames)
    features[`agree/${part}`] = sum(
      shares.filter((_, place) => ranked[place]?.parts[part] === own.parts[part]),
    );
  const same = (parts: QueryParts): boolean =>
    partNames.every((part) => part === "fields" || parts[part] === own.parts[part]);
  features["agree/all"] = sum(shares.filter((_, place) => same((ranked[place] ?? own).parts)));
  const rival = ranked.find(({ parts }) => !same(parts));
  features["agree/lead"] = rival === undefined ? 3 : Math.max(-3, Math.min(3, own.score - rival.score));
  return features;
}

const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);
