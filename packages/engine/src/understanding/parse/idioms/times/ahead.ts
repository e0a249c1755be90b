import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { unitOf } from "../../../time/unit-of.ts";
import type { Written } from "../written.ts";

const forecasts: ReadonlySet<string> = new Set(["forecast", "prediction", "projection", "outlook"]);
const subjects: ReadonlySet<string> = new Set(["we", "i", "they", "it", "there", "you"]);
const having: ReadonlySet<string> = new Set(
  "have be get see receive need expect reach do take handle".split(" "),
);
const earning: ReadonlySet<string> = new Set(["sell", "earn", "make", "take"]);
/** The longest name between "how many" and "will", in words, and between a number of units and "forecast". */
const most = { counted: 5, between: 3 };

/** What lies ahead: "6 months out", "a 12-month forecast", "how many orders will we have", "how much will we sell". */
export const ahead = (tokens: readonly Token[], at: number, index: ModelIndex): Written | null =>
  unitsAhead(tokens, at) ?? (textAt(tokens, at) === "how" ? willBe(tokens, at, index) : null);

/** "6 months ahead", "12-month revenue forecast": the next ones. */
function unitsAhead(tokens: readonly Token[], at: number): Written | null {
  const token = tokens[at];
  if (token?.kind !== "number") return null;
  const unit = textAt(tokens, at + 1) === "-" ? at + 2 : at + 1;
  const grain = unitOf(tokens[unit]?.lemma);
  if (grain === null) return null;
  const words = `next ${token.text} ${grain}s`;
  if (["ahead", "out"].includes(textAt(tokens, unit + 1))) return { words, tokens: unit + 2 - at };
  const behind = tokens.slice(unit + 1, unit + 2 + most.between);
  return behind.some(({ lemma }) => forecasts.has(lemma)) ? { words, tokens: unit + 1 - at } : null;
}

/** "How many orders will we have", "how much will we sell": the forecast of their number, of the revenue. */
function willBe(tokens: readonly Token[], at: number, { revenue }: ModelIndex): Written | null {
  const will = tokens.findIndex(({ text }, place) => place > at + 1 && text === "will");
  const counts = textAt(tokens, at + 1) === "many";
  if (will < 0 || will - at - 2 > most.counted || !(counts || textAt(tokens, at + 1) === "much")) return null;
  const name = tokens.slice(at + 2, will).map(({ text }) => text);
  const verb = subjects.has(textAt(tokens, will + 1)) ? will + 2 : will + 1;
  if (name.length === 0)
    return !counts && revenue !== null && earning.has(textAt(tokens, verb))
      ? { words: "forecast revenue", tokens: verb + 1 - at }
      : null;
  const end = having.has(textAt(tokens, verb)) || earning.has(textAt(tokens, verb)) ? verb + 1 : null;
  if (end === null) return null;
  return { words: `forecast ${counts ? "number of " : ""}${name.join(" ")}`, tokens: end - at };
}
