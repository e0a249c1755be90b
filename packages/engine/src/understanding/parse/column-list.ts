import type { Token } from "../text/tokenize.ts";
import type { Item } from "./item.ts";
import { isNoun, type Reader } from "./reader.ts";

/** Words that announce what is shown of the rows. */
const announcing: ReadonlySet<string> = new Set([":", "-", "with", "including", "incl", "showing", "plus"]);
/** Small words within such a list. */
const within: ReadonlySet<string> = new Set(
  "the a an their its his her full also and , & as well".split(" "),
);

/**
 * The token at which a list of columns begins that ends a question or one of its clauses: "everybody who left: name, job title",
 * "rooms out of service, with hotel name, room number and type". Null where there is none: one column alone after "with" may say
 * which rows are meant.
 */
export function columnListAt(tokens: readonly Token[], items: readonly Item[]): number | null {
  for (const [at, token] of tokens.entries()) {
    if (at < 2 || !announcing.has(token.text) || (token.text === "-" && !isApart(tokens, at))) continue;
    const named = run(tokens, items, at + 1);
    if (named.count < (token.text === ":" ? 1 : 2) || !ends(tokens[named.end])) continue;
    return named.start;
  }
  return null;
}

/** A dash between words, not a hyphen within one. */
const isApart = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at - 1]?.end ?? 0) < (tokens[at]?.start ?? 0) &&
  (tokens[at]?.end ?? 0) < (tokens[at + 1]?.start ?? 0);

const ends = (token: Token | undefined): boolean =>
  token === undefined || ["(", ",", ";", "?"].includes(token.text);

/** The nouns from `at` on that only small words stand between. */
function run(
  tokens: readonly Token[],
  items: readonly Item[],
  at: number,
): { start: number; end: number; count: number } {
  const nouns = items.filter((item) => isNoun(item) && item.kind !== "metric");
  let [place, start, end, count] = [at, -1, at, 0];
  while (place < tokens.length) {
    const noun = nouns.find((item) => item.start === place);
    if (noun !== undefined) {
      if (start < 0) start = noun.start;
      if (noun.kind === "column" || !isOwner(nouns, noun)) count += 1;
      place = noun.end;
      end = place;
    } else if (within.has(tokens[place]?.text ?? "")) place += 1;
    else break;
  }
  return { start, end, count };
}

/** "hotel name": the table says only whose name. */
const isOwner = (nouns: readonly Item[], table: Item): boolean =>
  nouns.some(({ kind, start }) => kind === "column" && start === table.end);

/** Lets the list be shown beside what is shown already; false where the question asks for a figure. */
export function openColumnList({ frame, pending }: Reader): boolean {
  const figures = frame.targets.some(
    ({ aggregation, noun }) => aggregation !== null || noun.kind === "metric",
  );
  return !figures && !frame.counting && pending.length === 0 && frame.groups.length === 0;
}
