import { isNumeric } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { comparativeHints, measuringHints } from "../../lexicon/adjectives.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { wordsFor } from "../links/words-for.ts";
import { typicalAt } from "./measured-by-verb.ts";

const auxiliaries = /^(?:did|do|does|is|are|was|were)$/;
const mores: ReadonlySet<string> = new Set(["more", "less", "fewer"]);
const prepositions = /^(?:in|from|on|at|to|for|with|by|during|of)$/;

/**
 * "Are there more men than women, and how many of each?": how many men vs women. "Do men weigh more than women?", "was 2015 wetter than 2014,
 * and how much rain fell in each year?": what is measured, of the one beside the other.
 */
export function oneOrOther(tokens: readonly Token[], index: ModelIndex): readonly Token[] {
  if (!auxiliaries.test(textAt(tokens, 0))) return tokens;
  const than = tokens.findIndex(({ text }, at) => at > 2 && text === "than");
  const tail = tokens.findIndex(
    ({ text }, at) => at > than && text === "how" && ["many", "much"].includes(textAt(tokens, at + 1)),
  );
  const marks = tokens.findLastIndex(({ kind }) => kind !== "mark") + 1;
  const ended = endOf(tokens, tail < 0 ? marks : tail);
  const typical = typicalAt(tokens);
  const second = tokens.slice(than + 1, ended).filter((token) => typical?.includes(token) !== true);
  const [opening, sign] = [tokens[0], tokens[than]];
  if (than < 0 || second.length === 0 || opening === undefined || sign === undefined) return tokens;
  if (second.length > 4 || prepositions.test(second[0]?.text ?? "")) return tokens;
  const beside = wordsFor("vs", [sign]);
  const there = textAt(tokens, 1) === "there" && mores.has(textAt(tokens, 2));
  if (there)
    return tokens.slice(3, than).some(({ text }) => prepositions.test(text))
      ? tokens
      : [...wordsFor("number of", tokens.slice(0, 3)), ...tokens.slice(3, than), ...beside, ...second];
  const more = mores.has(textAt(tokens, than - 1));
  const word = textAt(tokens, more ? than - 2 : than - 1);
  const hints = more ? measuringHints(word) : comparativeHints(word);
  const timed = !more && second.some(({ kind }) => kind === "number");
  const named = measureOf(hints.find(({ role }) => role === "measure")?.words ?? [], timed, index);
  const first = tokens.slice(1, more ? than - 2 : than - 1);
  if (named === null || first.length === 0 || first.length > 4) return tokens;
  return [...wordsFor(`${named} of`, [opening]), ...first, ...beside, ...second];
}

/** Where what is compared ends, before ", and how many …". */
function endOf(tokens: readonly Token[], tail: number): number {
  let end = tail;
  while (end > 0 && [",", "and", "-", "so", "if"].includes(textAt(tokens, end - 1))) end -= 1;
  return end;
}

/** The one number that is called by one of such words: what it adds up to in times that are compared, else its average. */
function measureOf(words: readonly string[], timed: boolean, { columns }: ModelIndex): string | null {
  const [only, other] = columns.filter(
    (entry) =>
      !entry.foreign &&
      isNumeric(entry.column) &&
      entry.column.role === "measure" &&
      words.some((word) => entry.words.includes(word)),
  );
  if (only === undefined || other !== undefined) return null;
  return `${timed && only.column.additivity === "additive" ? "total" : "average"} ${only.column.label}`;
}
