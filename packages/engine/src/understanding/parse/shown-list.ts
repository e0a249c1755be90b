import type { Token } from "../text/tokenize.ts";
import { isNoun } from "./frame/reader.ts";
import type { Item } from "./item.ts";
import { introductions, isDash, owners, tellsCounted } from "./lists/find-list.ts";

/**
 * The token at which a list of what else is to be shown begins: "open tickets with customer name, topic and status", "the longest
 * track, its title and artist", "the biggest deal - company and value". The list ends the question or is followed by how to order
 * it, holds nothing but names, at least one of them a column's. Null where there is none.
 */
export function shownListAt(tokens: readonly Token[], items: readonly Item[]): number | null {
  for (let at = tokens.length - 1; at > 1; at -= 1) {
    const start = opens(tokens, at);
    if (start !== null && isList(tokens, items, start)) return start;
  }
  return null;
}

/** Where the list begins that a word or mark opens; null where it opens none. */
function opens(tokens: readonly Token[], at: number): number | null {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token === undefined || next === undefined) return null;
  const opened = isDash(tokens, at) || token.text === ":" || introductions.has(token.text);
  const owned = token.text === "," && owners.has(next.text);
  return opened || owned ? at + 1 : null;
}

const between: ReadonlySet<string> = new Set(
  "the a their its his her each of and also as well plus name names".split(" "),
);

function isList(tokens: readonly Token[], items: readonly Item[], start: number): boolean {
  const end = endOf(tokens, start);
  const inside = items.filter((item) => item.start >= start && item.end <= end);
  const nouns = inside.filter(isNoun);
  const columns = nouns.filter(({ kind }) => kind === "column" || kind === "metric");
  const flags = columns.every((noun) => noun.kind === "column" && noun.options[0]?.kind === "flag");
  if (flags && tellsCounted(tokens, start)) return false;
  const several = nouns.length > 1 || owners.has(tokens[start]?.text ?? "");
  return (
    several &&
    columns.length > 0 &&
    inside.every(
      (item) =>
        isNoun(item) ||
        item.kind === "skip" ||
        (item.kind === "cue" && ["and", "is", "having"].includes(item.cue.kind) && isSmall(tokens, item)),
    ) &&
    tokens
      .slice(start, end)
      .every(
        ({ text, kind }, at) =>
          kind === "mark" ||
          between.has(text) ||
          nouns.some((noun) => noun.start <= start + at && start + at < noun.end) ||
          (text === "how" && ["long", "many", "much"].includes(tokens[start + at + 1]?.text ?? "")) ||
          tokens[start + at - 1]?.text === "how",
      )
  );
}

const isSmall = (tokens: readonly Token[], { start }: Item): boolean =>
  [",", "and", "of", "&", "plus", "also"].includes(tokens[start]?.text ?? "");

/** The end of the list: the question's, or where a comma or bracket leads on to the order. */
function endOf(tokens: readonly Token[], start: number): number {
  const end = tokens.findIndex(
    ({ text }, at) =>
      at > start &&
      (text === "?" ||
        text === "(" ||
        /^(?:sorted|ordered|sort|order|ranked)$/.test(text) ||
        (text === "," &&
          /^(?:sorted|ordered|highest|lowest|newest|oldest|latest|biggest|most|in)$/.test(
            tokens[at + 1]?.text ?? "",
          ))),
  );
  return end < 0 ? tokens.length : end;
}
