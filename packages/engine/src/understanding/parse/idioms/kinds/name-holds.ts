import { labelAmongTables } from "../../../index/label-among-tables.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { stopWords } from "../../../lexicon/stop-words.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import type { Written } from "../written.ts";
import { tableNamed } from "./facts.ts";

const holding: ReadonlySet<string> = new Set(
  "with having has have contain contains containing include includes including".split(" "),
);
const called: readonly (readonly string[])[] = [
  ["the", "word"],
  ["the", "words"],
  ["the", "term"],
  ["the", "phrase"],
  ["the", "text"],
  ["the", "name"],
];
const owners: ReadonlySet<string> = new Set("the its their his her a".split(" "));
/** What names and texts are called: a word in small letters without quotation marks is looked for in these alone. */
const names: ReadonlySet<string> = new Set(
  "name title subject headline description comment text label email address".split(" "),
);
const mostWords = 3;

/**
 * "Tracks with 'love' in the title", "contain the word stone in their names": a part of that text, also where some text is just that
 * word.
 */
export function nameHolds(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const ends = nameEnds(tokens, at, index);
  if (ends !== null) return ends;
  if (!holding.has(tokens[at]?.text ?? "")) return null;
  const opening = called.find((words) => words.every((word, place) => tokens[at + 1 + place]?.text === word));
  const start = at + 1 + (opening?.length ?? 0);
  const inside = tokens.findIndex(({ text }, place) => place > start && text === "in");
  if (inside < 0 || inside - start > mostWords || !owners.has(tokens[inside + 1]?.text ?? "")) return null;
  const [said, noun, after] = [tokens.slice(start, inside), tokens[inside + 2], tokens[inside + 3]];
  if (noun === undefined || after?.text === "of" || !isTextual(noun, index)) return null;
  const whole =
    after !== undefined && index.words.phrases.has(`${noun.lemma}${after.lemma}`) ? ` ${after.raw}` : "";
  const quoted = said.length === 1 && said[0]?.kind === "quoted";
  const plain =
    said.every(({ kind, text }) => kind === "word" && !stopWords.has(text)) && names.has(noun.lemma);
  if (!quoted && !plain) return null;
  const text = rawOf(said);
  const name = whole === "" ? (ownName(tokens.slice(0, at), noun, index) ?? noun.raw) : `${noun.raw}${whole}`;
  return {
    words: `whose ${name} contains "${text}"`,
    tokens: inside + (whole === "" ? 3 : 4) - at,
  };
}

/** "The title" of rows that are called by their name, and have no title: their name, and not the title of what they belong to; null where it is none of the two. */
function ownName(before: readonly Token[], { lemma }: Token, index: ModelIndex): string | null {
  if (lemma !== "title" && lemma !== "name") return null;
  const rows = before.toReversed().flatMap((token) => tableNamed(token, index) ?? [])[0];
  const own = (rows?.columns ?? []).flatMap((id) => index.columns[id] ?? []);
  if (rows === undefined || own.some(({ words }) => words.at(-1) === lemma)) return null;
  const called = own.find(({ core }) => /^(?:title|name)$/.test(core.join(" ")));
  return called === undefined ? null : labelAmongTables(called, index);
}

/** "With a title ending in Stone", "whose name ends in berg": the last letters, or the first ones. */
function nameEnds(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (!["with", "having", "whose"].includes(tokens[at]?.text ?? "")) return null;
  const start = ["a", "an", "the"].includes(tokens[at + 1]?.text ?? "") ? at + 2 : at + 1;
  const verb = tokens.findIndex(({ text }, place) => place > start && ending.test(text));
  const noun = tokens[verb - 1];
  if (verb < 0 || verb > start + 2 || noun === undefined || !isTextual(noun, index)) return null;
  if (!["in", "with", "on"].includes(tokens[verb + 1]?.text ?? "")) return null;
  const name = rawOf(tokens.slice(start, verb));
  const side = tokens[verb]?.text.startsWith("end") === true ? "ends" : "starts";
  return { words: `whose ${name} ${side} with`, tokens: verb + 2 - at };
}

const ending = /^(?:end|start|begin)(?:s|ing|ning)$/;

/** What the name of something may be asked by, or a column of texts. */
const isTextual = ({ lemma }: Token, { words, columns }: ModelIndex): boolean =>
  names.has(lemma) ||
  (words.columnsByWord.get(lemma) ?? []).some((id) => columns[id]?.column.physicalType === "string");
