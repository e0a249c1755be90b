import type { TableEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { moneyColumnOf } from "../../../index/money-column-of.ts";
import { phraseAt, phrases } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableCalled } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const asked = phrases(
  ..."how many|number|count|the number|the count"
    .split("|")
    .flatMap((count) =>
      "how much money in total|how much money|how much in total|how much altogether|how much|for how much|worth how much|how much are they worth|for what amount|for what total|what total|what amount|total amount|amount|total value|value|total|sum"
        .split("|")
        .flatMap((sum) => [`${count} and ${sum}`, `${count} , ${sum}`, `${count} & ${sum}`]),
    ),
  "sum and count",
  "count and sum",
  "total and count",
);

/**
 * "Unpaid bills: how many and how much?", "number and amount of payments": how many rows of the table that is named there are, and what
 * their money adds up to, where they have one such figure.
 */
export function numberAndAmount(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (/^[-,]$/.test(tokens[at]?.text ?? "")) {
    const behind = phraseAt(tokens, at + 1, asked) > 0 ? figuresAt(tokens, at + 1, index) : null;
    return behind === null || tokens[at + 1 + behind.tokens]?.kind === "word"
      ? null
      : { words: `: ${behind.words}`, tokens: behind.tokens + 1 };
  }
  return figuresAt(tokens, at, index);
}

function figuresAt(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const both = phraseAt(tokens, at, asked);
  const rest = both > 0 || !countsBefore(tokens, at) ? 0 : phraseAt(tokens, at, further);
  if (both + rest === 0) return null;
  const end = at + both + rest;
  const asks = tokens[end]?.text === "?" && end === tokens.length - 1 ? 1 : 0;
  const behind = rest === 0 && ["of", "for"].includes(tokens[end]?.text ?? "");
  const nearest = behind ? tokens.slice(end) : tokens.slice(0, at).toReversed();
  const table = nearest.map((token) => named(token, index)).find((each) => each !== null) ?? null;
  const amount = table === null ? null : moneyColumnOf(table, index);
  if (table === null || amount === null) return null;
  const label = amount.column.label.toLowerCase();
  const shared = index.columns.filter(({ column }) => column.label.toLowerCase() === label).length > 1;
  const rowsOwn = `${table.words.join(" ")} ${label}`;
  const bare = label === "total" || label === "sum" ? rowsOwn : `total ${shared ? rowsOwn : label}`;
  const figure = label.startsWith("total ") ? label : bare;
  const rows = rest > 0 ? "" : `number of ${table.table.label.toLowerCase()} `;
  return { words: `${rows}and ${figure}`, tokens: both + rest + asks };
}

/** "how many payments and how much": the amount of what is counted before. */
const further = phrases(
  ..."how much money in total|how much money|how much in total|how much altogether|how much|for how much|worth how much|what total|what value"
    .split("|")
    .flatMap((sum) => [`and ${sum}`, `, ${sum}`, `& ${sum}`]),
);

const countsBefore = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(Math.max(0, at - 6), at)
    .some(({ text }, place, span) => text === "how" && span[place + 1]?.text === "many");

/** The table that a word names, or the only one that has the word in its name. */
function named(token: Token, index: ModelIndex): TableEntry | null {
  const [only, other] = index.words.tablesByWord.get(token.lemma) ?? [];
  return (
    tableCalled(token, index) ??
    (only === undefined || other !== undefined ? null : (index.tables[only] ?? null))
  );
}

numberAndAmount.needs = ["count", "number", "many"];
