import { lowered } from "@parlance/contract";
import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { deedIn, timeTold } from "../frame/deed-in.ts";
import type { Written } from "../idioms/written.ts";
import { tailAt } from "./between-deeds.ts";

const openings = phrases("once", "after being", "after", "from being", "when");
const lengths = phrases("how long", "how many days", "how many hours", "how many weeks", "how many minutes");
const until: ReadonlySet<string> = new Set(["until", "till", "til", "before", "to"]);
/** How far apart the parts may be said. */
const farthest = 7;

/** "Once requested, how many days till it is back": the time from the deed that is named first to the one behind. */
export function onceDone(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const opening = phraseAt(tokens, at, openings);
  if (opening === 0) return null;
  const start = at + opening;
  const asked = tokens.findIndex(
    (_, place) => place > start && place <= start + farthest && phraseAt(tokens, place, lengths) > 0,
  );
  if (asked < 0) return null;
  const size = phraseAt(tokens, asked, lengths);
  const joint = tokens.findIndex(
    ({ text }, place) => place >= asked + size && place <= asked + size + farthest && until.has(text),
  );
  const to = joint < 0 ? null : timeTold(tokens, joint + 1, index);
  const from = to === null ? null : deedIn(tokens.slice(start, asked), index, to.entry.table);
  if (to === null || from === null || from.entry.id === to.entry.id) return null;
  const withUs =
    ["with", "to"].includes(textAt(tokens, to.end)) && textAt(tokens, to.end + 1) === "us" ? 2 : 0;
  const { end } = tailAt(tokens, to.end + withUs);
  const unit = size === 3 ? textAt(tokens, asked + 2) : "days";
  const [first, last] = [from.entry, to.entry].map(({ column }) => lowered(column.label));
  return { words: `average ${unit} from ${first} to ${last}`, tokens: end - at };
}

onceDone.needs = ["how"];
