import { openings, phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { unitOf } from "../../../time/unit-of.ts";
import type { Written } from "../written.ts";

const late = phrases("late", "too late", "overdue", "behind schedule");
const linking: ReadonlySet<string> = new Set(["are", "is", "were", "was", "do", "does"]);
/** How late a shop is open is no delay. */
const hours = /^(?:open|close|closes|stay|work|too)$/;
/** The longest name of the rows, in words. */
const most = 4;

/** "By how many days are late parcels late", "how late are payments": how many days late they are; "days late of overdue parcels": until now, as these have not come. */
export function lateBy(tokens: readonly Token[], at: number): Written | null {
  const beyond = beyondAt(tokens, at);
  if (beyond !== null) return beyond;
  const degree = textAt(tokens, at) === "how" && /^(?:late|overdue)$/.test(textAt(tokens, at + 1));
  if (degree && linking.has(textAt(tokens, at + 2)) && !tokens.some(({ text }) => hours.test(text)))
    return { words: "how many days late are", tokens: 3 };
  const averaged = averageAt(tokens, at);
  if (averaged !== null) return averaged;
  if (textAt(tokens, at) === "late" && unitOf(tokens[at - 1]?.lemma) !== null)
    return tokens.some(({ text }) => text === "overdue") ? { words: "overdue", tokens: 1 } : null;
  if (textAt(tokens, at) !== "by" || textAt(tokens, at + 1) !== "how") return null;
  const much = textAt(tokens, at + 2) === "much" && unitOf(tokens[at + 3]?.lemma) === null;
  const unit = much ? "days" : textAt(tokens, at + 2) === "many" ? textAt(tokens, at + 3) : "";
  const verb = at + (much ? 3 : 4);
  if (unitOf(unit.replace(/s$/, "")) === null || !linking.has(textAt(tokens, verb))) return null;
  for (let end = verb + 2; end <= verb + 1 + most; end += 1) {
    const size = phraseAt(tokens, end, late);
    if (size === 0) continue;
    const rows = tokens.slice(verb + 1, end).map(({ raw }) => raw);
    return { words: `how many ${unit} late are ${rows.join(" ")}`, tokens: end + size - at };
  }
  return null;
}

const sides = phrases("more than", "over", "at least", "less than", "under", "at most");

/** "Overdue by more than 30 days": more than 30 days overdue. */
function beyondAt(tokens: readonly Token[], at: number): Written | null {
  const said = textAt(tokens, at);
  if (!/^(?:late|overdue)$/.test(said)) return null;
  const start = at + (textAt(tokens, at + 1) === "by" ? 2 : 1);
  const side = phraseAt(tokens, start, sides);
  const [number, unit] = tokens.slice(start + side);
  if (side === 0 || number?.kind !== "number" || unitOf(unit?.lemma) === null) return null;
  const bound = tokens.slice(start, start + side + 2).map(({ raw }) => raw);
  return { words: `${bound.join(" ")} ${said}`, tokens: start + side + 2 - at };
}

/** "How many days late on average are late parcels": the average of them. */
function averageAt(tokens: readonly Token[], at: number): Written | null {
  const asked = textAt(tokens, at) === "how" ? averageBehind(tokens, at) : null;
  if (asked !== null) return { words: "average", tokens: 2 };
  const said = textAt(tokens, at) === "on" && textAt(tokens, at + 1) === "average";
  if (
    !said ||
    !tokens
      .slice(Math.max(0, at - most - 2), at)
      .some((_, place) => averageBehind(tokens, at - 1 - place) === at)
  )
    return null;
  return joined.test(textAt(tokens, at + 2)) ? { words: "of", tokens: 3 } : { words: "", tokens: 2 };
}

const joined = /^(?:are|is|were|was|of|for)$/;

/** Where "on average" stands behind "how many days late"; null where it does not. */
function averageBehind(tokens: readonly Token[], at: number): number | null {
  const counts = textAt(tokens, at) === "how" && textAt(tokens, at + 1) === "many";
  const size = counts && unitOf(tokens[at + 2]?.lemma) !== null ? phraseAt(tokens, at + 3, late) : 0;
  const they =
    /^(?:are|were)$/.test(textAt(tokens, at + 3 + size)) && textAt(tokens, at + 4 + size) === "they" ? 2 : 0;
  const end = at + 3 + size + they;
  return size > 0 && textAt(tokens, end) === "on" && textAt(tokens, end + 1) === "average" ? end : null;
}

lateBy.needs = openings(late);
