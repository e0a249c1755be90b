import { lowered, rowOf } from "@parlance/contract";
import { findRoutes } from "../../index/graph.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import { type Token, valueKey } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const asked = phrases(
  ...["", "money "].flatMap((money) => ["do", "does", "did"].map((verb) => `how much ${money}${verb}`)),
);
const determiners: ReadonlySet<string> = new Set("our the all each every".split(" "));
const deeds = phrases(
  "spend",
  "buy",
  "order",
  "purchase",
  "sell",
  "generate",
  "bring in",
  "take in",
  "earn us",
  "pay us",
);
const onAverage = /^(?:average|typically|usually|typical|mean)$/;

/** "How much did clients spend in May", "how much does each shop sell": the revenue of those whose sales are kept, where these tell any. */
export function howMuchTheySpend(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const bought = howMuchOneBuys(tokens, at, index);
  if (bought !== null) return bought;
  const start = at + phraseAt(tokens, at, asked);
  if (start === at || index.moneyTable === null || tokens.some(({ text }) => onAverage.test(text)))
    return null;
  const determiner = determiners.has(textAt(tokens, start)) ? 1 : 0;
  const party = tableNamed(tokens[start + determiner], index);
  const verb = start + determiner + 1;
  const size = phraseAt(tokens, verb, deeds);
  if (party === null || size === 0) return null;
  const way = findRoutes(index.graph, index.moneyTable, party.id, { count: 1, preferred: new Set() })[0];
  if (way?.toOne !== true) return null;
  const each = ["each", "every"].includes(textAt(tokens, start))
    ? ` by ${rowOf(lowered(party.table.label))}`
    : "";
  return { words: `total revenue${each}`, tokens: verb + size - at };
}

/** "How much did Ann Ray buy", "how much did Acme order in May": what one who is named spends, and no pieces. */
function howMuchOneBuys(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (index.moneyTable === null || !buying.has(textAt(tokens, at))) return null;
  const start = tokens.findIndex((_, place) => place < at && phraseAt(tokens, place, asked) > 0);
  const from = start + phraseAt(tokens, start, asked);
  const name = tokens.slice(from, at);
  const isName = index.values.byKey.has(valueKey(rawOf(name)));
  const next = tokens[at + 1];
  const ends = next === undefined || next.kind === "mark" || joints.has(next.text);
  return start >= 0 && isName && ends ? { words: "spend", tokens: 1 } : null;
}

const buying: ReadonlySet<string> = new Set(["buy", "order", "purchase"]);
const joints: ReadonlySet<string> = new Set(
  "in on during since between before after from by per last this and with".split(" "),
);

howMuchTheySpend.needs = ["much"];

const those = phrases("those", "these", "they", "the", "their", "those same", "these same");
const tails = phrases(
  ..."with us,here,then".split(","),
  ...["year", "month", "quarter", "time", "period"].flatMap((unit) => [`in that ${unit}`, `that ${unit}`]),
);

/** "… and what those clients spent with us in that year": beside another figure of the same time, the revenue. */
export function andWhatTheySpent(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const what = textAt(tokens, at) === "what" ? 1 : phraseAt(tokens, at, howMuch);
  if (what === 0 || index.moneyTable === null || !["and", ","].includes(textAt(tokens, at - 1))) return null;
  const whose = phraseAt(tokens, at + what, those);
  const noun = at + what + whose;
  const party = tableNamed(tokens[noun], index) === null ? 0 : 1;
  const verb = noun + party;
  if (whose === 0 || !["spent", "spend", "paid"].includes(textAt(tokens, verb))) return null;
  let end = verb + 1;
  for (let size = phraseAt(tokens, end, tails); size > 0; size = phraseAt(tokens, end, tails)) end += size;
  return { words: "total revenue", tokens: end - at };
}

const howMuch = phrases("how much");

andWhatTheySpent.needs = ["spent", "spend", "paid"];
