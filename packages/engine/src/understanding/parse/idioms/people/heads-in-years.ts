import type { ModelIndex } from "../../../index/model-index.ts";
import { standingRows } from "../../../index/standing-rows.ts";
import { phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import type { Token } from "../../../text/tokenize.ts";
import { yearAt } from "../../../time/unit-words.ts";
import type { Written } from "../written.ts";
import { hadThem, staffOf } from "./people.ts";

const within = phrases("in", "during", "for", "at the end of", "at end of", "end of");
const joints: ReadonlySet<string> = new Set(["and", "vs", "versus", "&", "or", "against", "to"]);

/** "Headcount in 2022 and 2023", "at the end of 2022 and 2023": those who were there at the end of each, and not those who came in either. */
export function headsInYears(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const joint = phraseAt(tokens, at, within);
  const asked =
    tokens.some(({ text }, place) => text === "headcount" && place < at) || hadThem(tokens, at, index);
  if (!asked || (joint === 0 && textAt(tokens, at - 1) !== "headcount")) return null;
  const first = at + joint;
  const more = joints.has(textAt(tokens, first + 1)) && yearAt(tokens, first + 2) !== null;
  if (yearAt(tokens, first) === null || !more || tokens.some(({ text }) => /^(?:by|per)$/.test(text)))
    return null;
  if (!standingRows(index).some(({ table }) => table === staffOf(index))) return null;
  const years = `${tokens[first]?.raw} ${textAt(tokens, first + 1) === "to" ? "to" : "and"} ${tokens[first + 2]?.raw}`;
  return { words: `by year in ${years}`, tokens: joint + 3 };
}

headsInYears.needs = ["headcount", "have", "had"];
