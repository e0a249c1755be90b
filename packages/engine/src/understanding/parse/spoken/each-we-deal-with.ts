import type { ModelIndex } from "../../index/model-index.ts";
import { lemma } from "../../text/lemma.ts";
import { textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Written } from "../idioms/written.ts";

const subjects: ReadonlySet<string> = new Set(["we", "they", "you", "i", "people"]);
const joints: ReadonlySet<string> = new Set("to from in at with for by".split(" "));

/** "Each country we ship to", "the town that they pay in": the ship country, where the data has a column of that name. */
export function eachWeDealWith(tokens: readonly Token[], at: number, { words }: ModelIndex): Written | null {
  const [noun, next] = [tokens[at], textAt(tokens, at + 1)];
  if (noun?.kind !== "word") return null;
  const relative = ["that", "which", "where"].includes(next) ? 1 : 0;
  const subject = textAt(tokens, at + 1 + relative);
  const deed = at + 2 + relative;
  if (!subjects.has(subject) || !joints.has(textAt(tokens, deed + 1))) return null;
  const verb = tokens[deed];
  if (verb === undefined) return null;
  const name = [verb.lemma, `${verb.lemma}ing`].find((each) =>
    words.phrases.get(`${lemma(each)}${noun.lemma}`)?.some(({ kind }) => kind === "column"),
  );
  return name === undefined ? null : { words: `${name} ${noun.raw}`, tokens: deed + 2 - at };
}
