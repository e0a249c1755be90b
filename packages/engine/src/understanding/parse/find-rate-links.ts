import type { ModelIndex } from "../index/model-index.ts";
import type { Token } from "../text/tokenize.ts";
import type { Link } from "./link.ts";
import { rateOf } from "./rate-of.ts";
import { isRooted } from "./same-root.ts";

/** Words before "rate" that make up the name of a state ("no-show", "on-time", "first contact resolution"). */
const longestState = 3;

/**
 * Links of rates to what they are of: "cancellation rate" where rows are marked as cancelled is the percentage of these rows among
 * all, as is "order success rate", whose first word names them, and "pass rate" that of the yes among the answers. A rate that the
 * data has a name for stays.
 */
export function findRateLinks(tokens: readonly Token[], index: ModelIndex): Link[] {
  const tables = tokens.flatMap(
    ({ lemma }) =>
      index.words.phrases.get(lemma)?.flatMap(({ kind, id }) => (kind === "table" ? [id] : [])) ?? [],
  );
  return tokens.flatMap((token, at): Link[] => {
    if (token.lemma !== "rate") return [];
    for (const said of statesBefore(tokens, at)) {
      if (isNamed(index, said.words)) return [];
      const figure = rateOf(index, said.words, tables);
      if (figure === null) continue;
      const owned = index.tables[figure.table]?.words.includes(tokens[said.start - 1]?.lemma ?? "") === true;
      const percent = ["in %", "in percent"].includes(`${tokens[at + 1]?.text} ${tokens[at + 2]?.text}`)
        ? 2
        : 0;
      const start = owned ? said.start - 1 : said.start;
      return [{ kind: "metric", start, end: at + 1 + percent, metric: { kind: "defined", figure } }];
    }
    return [];
  });
}

type Said = { words: string[]; start: number };

/** The words right before "rate" that may name a state, the longest first; hyphens belong to no word. */
function statesBefore(tokens: readonly Token[], at: number): Said[] {
  const found: Said[] = [];
  const words: string[] = [];
  for (let start = at - 1; start >= 0 && words.length < longestState; start -= 1) {
    const token = tokens[start];
    if (token?.text === "-") continue;
    if (token === undefined || token.kind !== "word") break;
    words.unshift(token.text);
    found.unshift({ words: [...words], start });
  }
  return found;
}

/** Whether a column is called this rate. */
const isNamed = ({ words, columns }: ModelIndex, said: readonly string[]): boolean =>
  words.phrases.has(`${said.join("")}rate`) ||
  columns.some(
    (entry) => entry.words.includes("rate") && entry.words.some((word) => isRooted(word, said.at(-1) ?? "")),
  );
