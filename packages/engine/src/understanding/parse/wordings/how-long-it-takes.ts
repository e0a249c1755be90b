import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import { rawOf } from "../../text/raw-of.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";
import { onAverage } from "./days-it-lasts.ts";

const units = ["days", "hours", "minutes", "weeks"];
const taking = phrases(
  ...["does it", "did it", "do we", "did we"].flatMap((does) =>
    ["take us", "take", "need"].map((verb) => `${does} ${verb}`),
  ),
);

/** "How many days does it take us on average to finish a request", "… until a claim is settled": the average days to it. */
export function howLongItTakes(tokens: readonly Token[], at: number): Written | null {
  if (textAt(tokens, at) !== "how" || textAt(tokens, at + 1) !== "many") return null;
  const unit = units.find((each) => each === textAt(tokens, at + 2));
  const opening = at + 3 + phraseAt(tokens, at + 3, onAverage);
  const verb = phraseAt(tokens, opening, taking);
  if (unit === undefined || verb === 0) return null;
  const joint = opening + verb + phraseAt(tokens, opening + verb, onAverage);
  return ["to", "until", "till", "before"].includes(textAt(tokens, joint))
    ? { words: `average ${unit} ${textAt(tokens, joint) === "to" ? "to" : "until"}`, tokens: joint + 1 - at }
    : null;
}

howLongItTakes.needs = units;

/** How many words may say what it is that takes so long. */
const longest = 5;

/** "How long does a corrective work order take to close", "how many days do claims take to settle": how long it takes to do that to them. */
export function howLongTheyTake(tokens: readonly Token[], at: number): Written | null {
  if (textAt(tokens, at) !== "how") return null;
  const unit = textAt(tokens, at + 1) === "many" ? units.find((each) => each === textAt(tokens, at + 2)) : "";
  if (unit === undefined || (unit === "" && textAt(tokens, at + 1) !== "long")) return null;
  const asking = at + (unit === "" ? 2 : 3);
  const helper = asking + phraseAt(tokens, asking, onAverage);
  if (!/^(?:do|does|did)$/.test(textAt(tokens, helper))) return null;
  const verb = tokens.findIndex(({ text }, place) => place > helper && /^(?:take|need)$/.test(text));
  const joint = verb < 0 ? -1 : verb + 1 + phraseAt(tokens, verb + 1, onAverage);
  const rows = tokens.slice(helper + 1, verb);
  const deed = tokens[joint + 1];
  if (joint < 0 || textAt(tokens, joint) !== "to" || deed?.kind !== "word" || rows.length > longest)
    return null;
  const isPlain = rows.length > 0 && rows.every(({ kind, text }) => kind === "word" && !who.has(text));
  const asked = unit === "" ? "how long does it take" : `average ${unit}`;
  return isPlain && isEnd(tokens[joint + 2])
    ? { words: `${asked} to ${deed.raw} ${rawOf(rows)}`, tokens: joint + 2 - at }
    : null;
}

const who: ReadonlySet<string> = new Set("it we they you i us them people".split(" "));

/** Whether the deed has no object: "take to close by priority". */
const isEnd = (token: Token | undefined): boolean =>
  token === undefined ||
  token.kind === "mark" ||
  /^(?:on|by|per|in|for|each|since|last|this)$/.test(token.text);

howLongTheyTake.needs = ["take", "need"];
