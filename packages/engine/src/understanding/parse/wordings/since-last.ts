import { lowered, rowOf } from "@parlance/contract";
import type { TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import { deedTable, doneOf } from "../idioms/states/deed-table.ts";
import type { Written } from "../idioms/written.ts";

const units = ["days", "weeks", "months", "years"];
const asked = phrases(
  ...["how long", "how much time", "time", ...units.map((unit) => `how many ${unit}`), ...units].flatMap(
    (length) =>
      ["", " is it", " has it been", " has passed", " have passed"].map(
        (passed) => `${length}${passed} since`,
      ),
  ),
);
const ago = phrases("how long ago did", "how many days ago did");
const lasts: ReadonlySet<string> = new Set(["last", "latest", "most"]);
const aggregations: ReadonlySet<string> = new Set([
  "average",
  "mean",
  "median",
  "maximum",
  "minimum",
  "total",
]);

/**
 * "How long since each client's last order", "days since last visit by member", "how long ago did each client last order": the days from the
 * latest of such rows until now.
 */
export function sinceLast(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (aggregations.has(textAt(tokens, at - 1))) return null;
  const past = phraseAt(tokens, at, ago);
  const start = at + (past > 0 ? past : phraseAt(tokens, at, asked));
  if (start === at) return null;
  const unit = tokens.slice(at, start).find(({ text }) => units.includes(text))?.text ?? "days";
  const determiner = /^(?:each|every|the|their|our|a|its)$/.test(textAt(tokens, start)) ? 1 : 0;
  const named = tableNamed(tokens[start + determiner], index);
  const party = named === null || named.table.type === "fact" ? null : named;
  const owner =
    party === null ? 0 : 1 + (/^(?:'s|s|')$/.test(textAt(tokens, start + determiner + 1)) ? 1 : 0);
  const last = start + determiner + owner;
  if (!lasts.has(textAt(tokens, last))) return null;
  const rows = rowsAt(tokens[last + 1], party, index);
  const time = rows?.columns
    .map((id) => index.columns[id]?.column)
    .find((column) => column?.name === rows.table.timeColumn);
  if (rows === null || time === undefined) return null;
  const split =
    party === null || textAt(tokens, last + 2) === "by" ? "" : ` by ${rowOf(lowered(party.table.label))}`;
  return {
    words: `minimum ${unit} since ${lowered(time.label)}${split}`,
    tokens: last + 2 - at,
  };
}

/** The facts that are named, or that record what those are said to have done. */
function rowsAt(token: Token | undefined, party: TableEntry | null, index: ModelIndex): TableEntry | null {
  if (token === undefined) return null;
  const named = tableNamed(token, index);
  if (named?.table.type === "fact") return named;
  return party === null ? null : deedTable(doneOf(token.text), party, index);
}

sinceLast.needs = ["since", "ago"];
