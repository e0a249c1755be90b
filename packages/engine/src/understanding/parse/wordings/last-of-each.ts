import { pluralOf } from "@parlance/contract";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const ends: ReadonlySet<string> = new Set("last latest first earliest".split(" "));
const each: ReadonlySet<string> = new Set(["each", "every"]);
const happenings: ReadonlySet<string> = new Set(
  "order purchase visit payment booking login session appointment invoice delivery rental stay trip call ticket donation".split(
    " ",
  ),
);

/** "Each customer's last order", "the date of every member's first visit": the last order of each customer. */
export function lastOfEach(tokens: readonly Token[], at: number): Written | null {
  const dated = textAt(tokens, at) === "date" && textAt(tokens, at + 1) === "of" ? 2 : 0;
  const start = at + dated;
  const [owner, end, deed] = [tokens[start + 1], textAt(tokens, start + 2), tokens[start + 3]];
  if (textAt(tokens, at - 2) === "when") return null;
  if (!each.has(textAt(tokens, start)) || owner === undefined || !ends.has(end)) return null;
  if (deed === undefined || !happenings.has(deed.lemma)) return null;
  const date = dated > 0 || textAt(tokens, start + 4) === "date";
  const size = dated + 4 + (textAt(tokens, start + 4) === "date" ? 1 : 0);
  return { words: `${end} ${deed.lemma} ${date ? "date " : ""}of each ${owner.text}`, tokens: size };
}

/** "Customers whose last order was before June": those without any since. */
export function lastBefore(tokens: readonly Token[], at: number): Written | null {
  if (textAt(tokens, at) !== "whose" || !["last", "latest"].includes(textAt(tokens, at + 1))) return null;
  const deed = tokens[at + 2];
  const verb = at + 3;
  if (deed === undefined || !happenings.has(deed.lemma) || !["was", "is"].includes(textAt(tokens, verb)))
    return null;
  return textAt(tokens, verb + 1) === "before"
    ? { words: `without ${pluralOf(deed.lemma)} since`, tokens: verb + 2 - at }
    : null;
}

lastOfEach.needs = each;

lastBefore.needs = ["whose"];
