import type { ModelIndex } from "../../index/model-index.ts";
import { openings, phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { bandsAt } from "../frame/bands.ts";
import { rowsAt } from "../idioms/counts/rows-at.ts";
import type { Written } from "../idioms/written.ts";

const verbs: ReadonlySet<string> = new Set("group bucket band classify segment sort".split(" "));
const articles: ReadonlySet<string> = new Set("the our all my".split(" "));
const asksHowMany = phrases(
  ..."how many in|how many are in|how many fall into|count in|number in"
    .split("|")
    .flatMap((asked) =>
      ["each", "every"].flatMap((each) =>
        ["group", "band", "bucket", "one", "class", ""].map((kind) => `${asked} ${each} ${kind}`.trim()),
      ),
    ),
);

/** "Group the orders by value: below 50, 50 to 100 …. How many in each group?": the orders by value; that they are counted goes without saying. */
export function groupedBy(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (at === 0 && verbs.has(textAt(tokens, 0))) {
    const start = articles.has(textAt(tokens, 1)) ? 2 : 1;
    const size = rowsAt(tokens, start, index);
    const isSplit = size > 0 && ["by", "into"].includes(textAt(tokens, start + size));
    return isSplit && hasBands(tokens, start + size) ? { words: "", tokens: start } : null;
  }
  const mark = /^[.,;:?(-]$/.test(textAt(tokens, at)) ? 1 : 0;
  const size = at === 0 ? 0 : phraseAt(tokens, at + mark, asksHowMany);
  if (size === 0 || tokens.slice(at + mark + size).some(({ kind }) => kind !== "mark")) return null;
  return hasBands(tokens.slice(0, at), 0) ? { words: "", tokens: mark + size } : null;
}

const hasBands = (tokens: readonly Token[], from: number): boolean =>
  tokens.some((_, at) => at >= from && bandsAt(tokens, at).length > 0);

groupedBy.needs = [...verbs, ...openings(asksHowMany)];
