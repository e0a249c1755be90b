import type { ModelIndex } from "../../../index/model-index.ts";
import { isUnit } from "../../../lexicon/units.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import { rowsAt } from "../counts/rows-at.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const helpers: ReadonlySet<string> = new Set(["do", "did", "have", "has"]);
const subjects: ReadonlySet<string> = new Set(["we", "i", "they", "you"]);
const deeds: ReadonlySet<string> = new Set(
  "sell sold take took taken make made earn earned bring brought get got generate generated gross grossed".split(
    " ",
  ),
);

/** What is done with money, where nothing says that it is asked for: things are sold and made. */
const earned: ReadonlySet<string> = new Set("take took taken earn earned".split(" "));
/** Verbs that only with their particle speak of money, whatever asks. */
const withParticle = /^(?:turn(?:ed)? over|(?:bring|brought|pull|pulled|rake|raked|take|taken|get|got) in)$/;
/** "How much we sold": without a helper only of what is past. */
const past: ReadonlySet<string> = new Set(
  "sold took made earned brought got generated grossed turned pulled raked".split(" "),
);
const bound: ReadonlySet<string> = new Set("on from with per for".split(" "));
const single: ReadonlySet<string> = new Set("one a an each every single".split(" "));

/**
 * "How much did we take", "what have we turned over", "what did we earn": the revenue, where the data tells it; "what do we earn on one
 * order": revenue per order; "what have we earned in booking fees": the fees.
 */
export function takenIn(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const much = textAt(tokens, at) === "how" && textAt(tokens, at + 1) === "much";
  if (!much && textAt(tokens, at) !== "what") return null;
  const money = much && ["money", "cash"].includes(textAt(tokens, at + 2)) ? 1 : 0;
  const start = at + (much ? 2 : 1) + money;
  const helper = helpers.has(textAt(tokens, start)) ? 1 : 0;
  const article = helper === 1 && ["the", "our"].includes(textAt(tokens, start + 1)) ? 1 : 0;
  const place = start + helper + article + 1;
  const verb = textAt(tokens, place);
  const ours = subjects.has(textAt(tokens, place - 1)) || areDeals(tokens[place - 1], index);
  if (!ours || (helper === 0 && !past.has(verb))) return null;
  const particle = withParticle.test(`${verb} ${textAt(tokens, place + 1)}`) ? 1 : 0;
  if (particle === 0 && !(much ? deeds : earned).has(verb)) return null;
  const end = place + 1 + particle;
  if (namesMoney(tokens, end, index)) return { words: "total", tokens: end + 1 - at };
  if (index.revenue === null && index.takings === null) return null;
  const each = perOne(tokens, end, index);
  return each === null
    ? { words: "total revenue", tokens: end - at }
    : { words: `revenue per ${each.words}`, tokens: each.end - at };
}

/** "In booking fees", "from tips": an amount that rows have in a column of its own. */
function namesMoney(tokens: readonly Token[], at: number, { words, columns }: ModelIndex): boolean {
  if (!["in", "from"].includes(textAt(tokens, at))) return false;
  return tokens.slice(at + 1, at + 1 + longest).some(
    ({ lemma, text }) =>
      text !== lemma &&
      words.columnsByWord.get(lemma)?.some((id) => {
        const { column, core } = columns[id] ?? {};
        return (
          column?.role === "measure" &&
          column.additivity === "additive" &&
          core?.findLast((word) => !isUnit(word)) === lemma
        );
      }) === true,
  );
}

/** Words that such an amount may have: "late payment fees". */
const longest = 3;

/** "What did the rentals bring in": the rows whose money it is. */
const areDeals = (token: Token | undefined, index: ModelIndex): boolean =>
  token !== undefined &&
  token.text !== token.lemma &&
  [index.dealTable, index.moneyTable].includes(tableNamed(token, index)?.id ?? -1);

/** "On one order", "from each order": what it is per. */
function perOne(
  tokens: readonly Token[],
  at: number,
  index: ModelIndex,
): { words: string; end: number } | null {
  if (!bound.has(textAt(tokens, at)) || !single.has(textAt(tokens, at + 1))) return null;
  const from = single.has(textAt(tokens, at + 2)) ? at + 3 : at + 2;
  const size = rowsAt(tokens, from, index);
  const words = rawOf(tokens.slice(from, from + size));
  return size === 0 || ["each", "every"].includes(textAt(tokens, at + 1))
    ? null
    : { words, end: from + size };
}

takenIn.needs = ["much", "what"];
