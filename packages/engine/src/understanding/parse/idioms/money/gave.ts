import type { TableEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { moneyColumnOf } from "../../../index/money-column-of.ts";
import { numberSaid } from "../../../lexicon/numbers.ts";
import { synonymsOf } from "../../../lexicon/synonyms.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";

const giving: ReadonlySet<string> = new Set("gave give given gives donated donate contributed".split(" "));

/** "donors who gave more than 20 times", "who have given at least 3 gifts": as many rows as there are of theirs, where the rows are gifts. */
export function gave(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [token, ...behind] = tokens.slice(at, at + 6);
  if (token === undefined) return null;
  const inAll = sums.has(textAt(tokens, at - 1)) && giving.has(token.text);
  if (!inAll && token.text !== "giving" && !giving.has(token.text)) return null;
  const gifts = index.tables.find(({ words }) =>
    words.some((word) => word === "gift" || synonymsOf(word).includes("gift")),
  );
  if (gifts === undefined) return null;
  if (inAll || token.text === "giving") return givenMoney(tokens, at, gifts, index);
  const times = behind.findIndex(({ text }) => text === "times");
  const said = behind.slice(0, Math.max(0, times));
  if (numberSaid(said.at(-1)) === null) return null;
  return { words: `with ${rawOf(said)} ${gifts.table.label}`, tokens: times + 2 };
}

/** "Monthly giving", "giving per donor", "total given": the money of the gifts, unless that word begins the name of something else ("Giving Tuesday"). */
function givenMoney(
  tokens: readonly Token[],
  at: number,
  gifts: TableEntry,
  index: ModelIndex,
): Written | null {
  const { byWord, byKey } = index.values;
  const amount = moneyColumnOf(gifts, index);
  const named = new Set(byWord.get(textAt(tokens, at)) ?? []);
  const next = [tokens[at + 1], tokens[at - 1]].flatMap((token) =>
    token?.kind === "word" ? (byWord.get(token.text) ?? []) : [],
  );
  if (amount === null || next.some((id) => named.has(id)) || byKey.has(textAt(tokens, at))) return null;
  if (index.words.columnsByWord.has(textAt(tokens, at))) return null;
  if (/^(?:to|a|an|the|more|less|at|money)$/.test(textAt(tokens, at + 1))) return null;
  return { words: `${gifts.table.label} ${amount.core.join(" ")}`, tokens: 1 };
}

const sums: ReadonlySet<string> = new Set(["total", "amount", "average", "avg", "sum", "money"]);

gave.needs = [...giving, "giving"];
