import { textsOf } from "@parlance/contract";
import { timeUnits } from "../parse/unit-said.ts";
import { fold, type Token } from "../text/tokenize.ts";
import type { Candidate } from "../types.ts";
import { covers } from "./covers.ts";

const determiners: ReadonlySet<string> = new Set(
  "the a an each every single different our their its".split(" "),
);
const firsts: ReadonlySet<string> = new Set("first last latest earliest newest oldest".split(" "));
/** Behind "by": no thing to split by. */
const others: ReadonlySet<string> = new Set(
  "far default chance hand then now how what which who whom se cent head date time name number amount value total more less them these those".split(
    " ",
  ),
);

/**
 * What a question splits by and the reading knows nothing of ("lessons per course" where nothing is a course), and what the first
 * or last one is asked of each of ("the last visit of each member"); the things that a ranking asks for ("top 5 sites by visits").
 */
export function missingSplit(tokens: readonly Token[], { query, matches }: Candidate): string[] {
  const said = fold(textsOf(query).join(" "));
  const isOpen = (token: Token): boolean =>
    token.kind === "word" &&
    !matches.some((match) => covers(match, token)) &&
    !said.includes(token.lemma) &&
    !others.has(token.text) &&
    !timeUnits.has(token.lemma);
  return matches.flatMap(({ kind, meaning, text, start, end }) => {
    const after = tokens.findIndex((token) => token.start >= end);
    const before = tokens.findLast((token) => token.end <= start)?.text ?? "";
    if (kind !== "cue" || after < 0 || doneBy.test(before)) return [];
    const splits = splitters.test(text);
    const ranked = meaning === "top" && !firsts.has(text) ? rankedAt(tokens, after) : undefined;
    if (ranked !== undefined && isOpen(ranked) && !isRowWord(ranked)) return [ranked.raw];
    if (!splits && !(meaning === "top" && firsts.has(text))) return [];
    const at = splits
      ? tokens.findIndex((each, place) => place >= after && !determiners.has(each.text))
      : after;
    const [token, next] = tokens.slice(at, at + 2);
    if (at < 0 || token === undefined || !isOpen(token)) return [];
    const named = matches.some((match) => match.kind !== "cue" && next !== undefined && covers(match, next));
    const each = next?.text === "per" || (next?.text === "of" && tokens[at + 2]?.text === "each");
    return (splits ? (!named || sorts.has(next?.lemma ?? "")) && next?.text !== "(" : each)
      ? [token.raw]
      : [];
  });
}

/** "Visits by heart type" is none by visit type. */
const sorts: ReadonlySet<string> = new Set(["type", "kind", "category", "class"]);

/** The plural behind "top 5", where nothing but a figure or the end follows. */
function rankedAt(tokens: readonly Token[], at: number): Token | undefined {
  const place = tokens[at]?.kind === "number" ? at + 1 : at;
  const [noun, next] = tokens.slice(place, place + 2);
  const ends =
    next === undefined || next.kind === "mark" || ["by", "with", "in", "of", "for"].includes(next.text);
  return ends && noun !== undefined && noun.text !== noun.lemma ? noun : undefined;
}

const isRowWord = ({ lemma }: Token): boolean => rowWords.has(lemma);
const rowWords: ReadonlySet<string> = new Set(
  "row record result entry item thing one value figure".split(" "),
);

const splitters = /^(?:by|per|for each|of each|for every)$/i;

/** "Made by the companies whose …" names who did it. */
const doneBy = /(?:ed|made|sold|bought|run|won|held|taken|given|written|led|built)$/;
