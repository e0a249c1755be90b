import { aggregateOf, type Expression, fieldOf } from "@parlance/contract";
import type { ColumnEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import type { Settlement } from "../../index/owed-terms.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { inPlaceOf } from "./in-place-of.ts";
import type { Link } from "./link.ts";

/** What is paid, as people call it whatever its rows are called. */
const dues: ReadonlySet<string> = new Set(
  "rent money amount dues fees tuition premiums charges instalments installments subscriptions contributions".split(
    " ",
  ),
);
const money: ReadonlySet<string> = new Set(["money", "amount"]);
const gets = /^(?:collected|received|collect|receive|taken|paid)$/;
const billed = /^(?:due|billed|charged|invoiced|payable)$/;
const owing = /^(?:outstanding|unpaid|uncollected|owed|open)$/;
const joints: ReadonlySet<string> = new Set(
  "is are was were that which has have been being did do does we us they still already actually yet to".split(
    " ",
  ),
);
const parts: ReadonlySet<string> = new Set("share percentage percent proportion part % fraction".split(" "));
const mostJoints = 4;

/**
 * Links of "rent collected", "money that came in", "what fell due", "rent due", "outstanding rent" and "how much of the rent is still unpaid" where rows tell how much was due and how
 * much of it was paid: the one, the other, or what is left. `others` inside such words go.
 */
export function findSettlementLinks(
  tokens: readonly Token[],
  index: ModelIndex,
  others: readonly Link[],
): Link[] {
  const { settlement } = index;
  if (settlement === null) return [...others];
  const found: Link[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const link = settled(tokens, at, settlement, index);
    if (link === null) continue;
    found.push(link);
    at = link.end - 1;
  }
  return inPlaceOf(others, found);
}

function settled(
  tokens: readonly Token[],
  at: number,
  { due, paid }: Settlement,
  index: ModelIndex,
): Link | null {
  const word = textAt(tokens, at);
  const before =
    owing.test(word) && word !== "open"
      ? leftOver
      : /^(?:collected|received)$/.test(word)
        ? columnLink
        : null;
  if (before === leftOver && countsRows(tokens, at + 1)) return null;
  if (before !== null && isDue(tokens[at + 1], index) && !namesRows(tokens[at + 2], due.table, index))
    return before === leftOver ? leftOver(at, at + 2, { due, paid }, index) : columnLink(at, at + 2, paid);
  if (/^(?:collect|receive)(?:d)?$/.test(word) && asksHowMuch(tokens, at))
    return columnLink(at, at + 1, paid);
  if (word === "what" && /^(?:is|was|fell|falls|will|becomes?|became)$/.test(textAt(tokens, at + 1))) {
    const be = textAt(tokens, at + 2) === "be" || textAt(tokens, at + 2) === "fall" ? 3 : 2;
    return billed.test(textAt(tokens, at + be)) ? columnLink(at, at + be + 1, due) : null;
  }
  if (!isDue(tokens[at], index) || areCounted(tokens, at + 1, due.table, index)) return null;
  const isJoint = (place: number): boolean =>
    joints.has(textAt(tokens, place)) || index.words.tablesByWord.has(tokens[place]?.lemma ?? "");
  let next = at + 1;
  while (next <= at + mostJoints && isJoint(next)) next += 1;
  const said = textAt(tokens, next);
  const asks = tokens.slice(at + 1, next).some(({ text }) => /^(?:is|are|was|were|still|yet)$/.test(text));
  if (/^owe[sd]?$/.test(said) || (owing.test(said) && (said !== "open" || asks)))
    return leftOver(at, next + 1, { due, paid }, index);
  if (billed.test(said)) {
    const got = collectedOf(tokens, at, next + 1);
    return got === null ? columnLink(at, next + 1, due) : partPaid(got, { due, paid }, index);
  }
  if (/^(?:came|come|comes|coming)$/.test(said) && textAt(tokens, next + 1) === "in")
    return columnLink(at, next + 2, paid);
  return gets.test(said) && textAt(tokens, next - 1) !== "to" ? columnLink(at, next + 1, paid) : null;
}

/** "Unpaid instalments: number and total", "how many unpaid fees": rows, and no money. */
const countsRows = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text !== tokens[at]?.lemma && tokens.some(({ text }) => /^(?:number|count|many)$/.test(text));

/** "How many rent payments were due": their rows, and no money. */
const areCounted = (tokens: readonly Token[], at: number, table: number, index: ModelIndex): boolean =>
  namesRows(tokens[at], table, index) &&
  tokens.slice(Math.max(0, at - 3), at).some(({ text }) => counting.has(text));

const counting: ReadonlySet<string> = new Set(["many", "number", "count", "which", "list"]);

/** "Unpaid rent payments" are rows, and no money. */
const namesRows = (token: Token | undefined, table: number, { tables }: ModelIndex): boolean =>
  token !== undefined && tables[table]?.words.at(-1) === token.lemma;

/** "How much did we collect", "how much has been received". */
const asksHowMuch = (tokens: readonly Token[], at: number): boolean =>
  /^(?:we|was|were|been)$/.test(textAt(tokens, at - 1)) &&
  tokens.slice(Math.max(0, at - 4), at).some(({ text }) => text === "much");

/** "What share of the rent due was collected": where it begins and ends; null where no part is asked for. */
function collectedOf(
  tokens: readonly Token[],
  at: number,
  from: number,
): { start: number; end: number } | null {
  const article = ["the", "our", "all"].includes(textAt(tokens, at - 1)) ? 1 : 0;
  const start = at - article - 2;
  let end = from;
  while (end < from + 3 && /^(?:was|is|has|have|been|were|did|we)$/.test(textAt(tokens, end))) end += 1;
  const isPart = parts.has(textAt(tokens, start)) && textAt(tokens, start + 1) === "of";
  return isPart && gets.test(textAt(tokens, end)) ? { start, end: end + 1 } : null;
}

/** A mass noun that names what is paid: a general one that no figure of other rows is called ("entry fees" beside pledges), or one in the name of the rows, in the singular. */
function isDue(token: Token | undefined, { settlement, tables, columns, words }: ModelIndex): boolean {
  if (token?.kind !== "word" || settlement === null) return false;
  const elsewhere = (words.columnsByWord.get(token.lemma) ?? []).some(
    (id) => columns[id]?.column.role === "measure" && columns[id]?.table !== settlement.due.table,
  );
  if (dues.has(token.text)) return !elsewhere || money.has(token.text);
  const named = tables[settlement.due.table]?.words ?? [];
  return token.text === token.lemma && named.length > 1 && named[0] === token.lemma;
}

const columnLink = (start: number, end: number, { id, table }: ColumnEntry): Link => ({
  kind: "column",
  start,
  end,
  options: [{ column: id, evidence: "synonym", strength: 1.1, kind: "number", table }],
});

const fieldIn = (index: ModelIndex, { table, column }: ColumnEntry): Expression =>
  fieldOf(index.tables[table]?.table.name ?? "", column.name);

function leftOver(start: number, end: number, { due, paid }: Settlement, index: ModelIndex): Link {
  const row: Expression = {
    kind: "arithmetic",
    operator: "-",
    left: fieldIn(index, due),
    right: fieldIn(index, paid),
  };
  const figure = { label: "outstanding amount", table: due.table, row, whole: aggregateOf("sum", row, []) };
  return { kind: "metric", start, end, metric: { kind: "defined", figure } };
}

function partPaid(place: { start: number; end: number }, { due, paid }: Settlement, index: ModelIndex): Link {
  const whole = {
    kind: "arithmetic",
    operator: "/",
    left: {
      kind: "arithmetic",
      operator: "*",
      left: { kind: "constant", value: 100, type: "integer" },
      right: aggregateOf("sum", fieldIn(index, paid), []),
    },
    right: aggregateOf("sum", fieldIn(index, due), []),
  } as const;
  const figure = { label: "collection rate", table: due.table, row: null, whole };
  return { kind: "metric", ...place, metric: { kind: "defined", figure } };
}
