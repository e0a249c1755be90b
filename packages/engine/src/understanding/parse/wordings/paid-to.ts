import { lowered, rowsOf } from "@parlance/contract";
import { calledApart } from "../../index/deed-amount.ts";
import type { ColumnEntry, TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { moneyColumnOf } from "../../index/money-column-of.ts";
import { isOutgoing } from "../../index/takings.ts";
import { foreseen } from "../../lexicon/planned.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableCalled } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const asking = phrases(
  ...["how much money", "how much", "what"].flatMap((ask) =>
    ["did", "do", "have"].map((helper) => `${ask} ${helper} we`),
  ),
);
const paying = /^(?:pay|paid|spend|spent)$/;
const joints: ReadonlySet<string> = new Set(["to", "at", "for", "on", "with"]);
const articles: ReadonlySet<string> = new Set(["the", "our", "all"]);
const each: ReadonlySet<string> = new Set(["each", "every"]);
/** How many words may name whom or what was paid. */
const longest = 3;

/** "How much did we pay at Acme", "what do we pay each contractor", "what did we spend on gas": what the rows come to that tell whom, or for what, we paid. */
export function paidTo(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const asked = phraseAt(tokens, at, asking);
  if (asked === 0 || !paying.test(textAt(tokens, at + asked))) return null;
  const out = textAt(tokens, at + asked + 1) === "out" ? 1 : 0;
  const joint = joints.has(textAt(tokens, at + asked + 1 + out)) ? 1 : 0;
  const from = at + asked + 1 + out + joint;
  const article = articles.has(textAt(tokens, from)) || each.has(textAt(tokens, from)) ? 1 : 0;
  const figure = paidFigure(tokens, from + article, index);
  if (figure === null) return null;
  const rows = index.tables[figure.table];
  const words =
    rows !== undefined && isOutgoing(rows)
      ? `total ${lowered(figure.column.label)} of ${rowsOf(lowered(rows.table.label))}`
      : `total ${calledApart(figure, index)}`;
  return each.has(textAt(tokens, from))
    ? { words: `${words} for each`, tokens: from + 1 - at }
    : { words: `${words} of`, tokens: from + article - at };
}

paidTo.needs = ["pay", "paid", "spend", "spent"];

const ends: ReadonlyMap<string, string> = new Map([
  ["most", "highest"],
  ["least", "lowest"],
]);

/** "Which 3 contractors have we paid the most", "the garage we spend most at": by all that we paid them. */
export function paidMost(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const helped = /^(?:did|do|have)$/.test(textAt(tokens, at)) ? 1 : 0;
  const verb = at + helped + 1;
  if (textAt(tokens, at + helped) !== "we" || !paying.test(textAt(tokens, verb))) return null;
  const the = textAt(tokens, verb + 1) === "the" ? 1 : 0;
  const end = ends.get(textAt(tokens, verb + 1 + the));
  const party = at === 0 ? null : tableCalled(tokens[at - 1], index);
  const figure = end === undefined || party === null ? null : figureFor([party], index);
  const to = joints.has(textAt(tokens, verb + 2 + the)) && isEnd(tokens[verb + 3 + the]) ? 1 : 0;
  return figure === null
    ? null
    : { words: `has the ${end} total ${calledApart(figure, index)}`, tokens: verb + 2 + the + to - at };
}

paidMost.needs = ["paid", "pay", "spend", "spent"];

const isEnd = (token: Token | undefined): boolean => token === undefined || token.kind === "mark";

/** What is told beside what it brings. */
const advertising = /^(?:ads?|adverts?|advertising|marketing|promotion)$/;

/** What was paid to a party that is named there, or for what a value there tells. */
function paidFigure(tokens: readonly Token[], at: number, index: ModelIndex): ColumnEntry | null {
  const party = tableCalled(tokens[at], index);
  if (advertising.test(textAt(tokens, at))) return null;
  if (party !== null)
    return party.table.type === "fact" && paidOut(party, index).length === 0
      ? null
      : figureFor([party], index);
  const said = tokens.slice(at, at + longest).filter(({ kind }) => kind === "word" || kind === "quoted");
  const [first] = said;
  if (first === undefined) return null;
  const { values, columns, tables } = index;
  const ids = [first.text, first.lemma].flatMap((word) => [
    ...(values.byKey.get(word) ?? []),
    ...(values.byWord.get(word) ?? []),
  ]);
  const held = new Set(ids.map((id) => columns[values.values[id]?.column ?? -1]?.table ?? -1));
  return figureFor(
    [...held].flatMap((id) => tables[id] ?? []),
    index,
  );
}

/** Payouts that refer to some rows: what was paid to them, whatever else is told of these. */
const paidOut = ({ id }: TableEntry, { tables, graph }: ModelIndex): TableEntry[] =>
  (graph.ways[id] ?? [])
    .filter(({ step }) => step.reversed)
    .flatMap(({ to }) => tables[to] ?? [])
    .filter(isOutgoing);

/** The one amount of money of some rows, else of the rows that refer to them directly: no plan, and nothing that was taken in. */
function figureFor(held: readonly TableEntry[], index: ModelIndex): ColumnEntry | null {
  const { tables, graph } = index;
  const facts = new Set(
    held.flatMap((table) =>
      table.table.type === "fact"
        ? [table]
        : (graph.ways[table.id] ?? [])
            .filter(({ step }) => step.reversed)
            .flatMap(({ to }) => tables[to] ?? [])
            .filter((each) => each.table.type === "fact"),
    ),
  );
  const outgoing = held.flatMap((table) => paidOut(table, index));
  const [only, other] = (outgoing.length > 0 ? outgoing : [...facts]).flatMap((table) => {
    const [cost, second] = table.columns.flatMap((id) => index.columns[id] ?? []).filter(isOutlay);
    const money = cost === undefined || second !== undefined ? moneyColumnOf(table, index) : cost;
    return money !== null && !isOther(money) ? [money] : [];
  });
  return other === undefined ? (only ?? null) : null;
}

/** What was taken in, given back or only meant to be paid, and what one piece cost. */
const isOther = ({ words }: ColumnEntry): boolean =>
  words.some(
    (word) => foreseen.test(word) || /^(?:revenue|sales|income|refund|value|due|unit|per|each)$/.test(word),
  );

const isOutlay = (entry: ColumnEntry): boolean =>
  !entry.foreign &&
  entry.column.role === "measure" &&
  entry.column.additivity === "additive" &&
  entry.words.some((word) => /^(?:cost|spend|spent|paid|expense)$/.test(word)) &&
  !isOther(entry);
