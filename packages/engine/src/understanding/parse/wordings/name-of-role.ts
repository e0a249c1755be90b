import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const joints = phrases("together with", "along with", "and", "with", "plus");
const names = phrases("the names of", "the name of", "names of", "name of");
const whose: ReadonlySet<string> = new Set(["their", "its", "his", "her"]);

/** "Pupils with the name of their mentor", "and names of their mentors": and their mentors, where these are told by a reference alone. */
export function nameOfRole(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const joint = phraseAt(tokens, at, joints);
  const size = joint === 0 ? 0 : phraseAt(tokens, at + joint, names);
  const role = at + joint + size;
  if (size === 0 || !whose.has(textAt(tokens, role))) return null;
  const word = tokens[role + 1];
  const called = index.words.columnsByWord.get(word?.lemma ?? "") ?? [];
  const isRole = called.length === 0 || called.some((id) => index.columns[id]?.foreign === true);
  if (word === undefined || word.kind !== "word" || !isRole || tableNamed(word, index) !== null) return null;
  return { words: "and their", tokens: joint + size + 1 };
}

nameOfRole.needs = whose;
