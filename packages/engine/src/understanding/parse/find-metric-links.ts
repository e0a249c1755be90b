import type { ModelIndex } from "../index/model-index.ts";
import type { Token } from "../text/tokenize.ts";
import type { Link } from "./link.ts";

const revenuePhrases: ReadonlySet<string> = new Set([
  "revenue",
  "revenues",
  "rev",
  "sales",
  "turnover",
  "sales amount",
  "sales revenue",
  "sales value",
  "income",
  "revenu",
  "sales volume in dollars",
  "total sales",
  "net sales",
  "amount sold",
  "takings",
  "how much did we sell",
  "how much do we sell",
  "how much was sold",
  "how much money",
  "gross sales",
  "sales total",
]);
const orderValuePhrases: ReadonlySet<string> = new Set([
  "order value",
  "basket value",
  "basket size",
  "aov",
  "order size",
  "invoice value",
  "ticket size",
  "order amount",
]);

/** Links to figures that the data holds only as a product of columns. */
export function findMetricLinks(tokens: readonly Token[], index: ModelIndex): Link[] {
  if (index.revenue === null) return [];
  const links: Link[] = [];
  for (let start = 0; start < tokens.length; start += 1) {
    let phrase = "";
    for (let end = start + 1; end <= Math.min(tokens.length, start + 5); end += 1) {
      phrase = `${phrase} ${tokens[end - 1]?.text ?? ""}`.trim();
      if (isColumn(tokens.slice(start, end), index)) continue;
      if (revenuePhrases.has(phrase))
        links.push({ kind: "metric", start, end, metric: { kind: "lexicon", name: "revenue" } });
      if (orderValuePhrases.has(phrase))
        links.push({ kind: "metric", start, end, metric: { kind: "lexicon", name: "order-value" } });
    }
  }
  return links;
}

/** Whether the data has a column of that very name. */
const isColumn = (span: readonly Token[], { words }: ModelIndex): boolean =>
  words.phrases
    .get(span.map(({ lemma }) => lemma).join(""))
    ?.some(({ kind, form }) => kind === "column" && form === "whole") === true;
