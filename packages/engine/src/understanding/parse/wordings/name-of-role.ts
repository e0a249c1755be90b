import type { ModelIndex } from "../../index/model-index.ts";
import { phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const joints = phrases("together with", "along with", "and", "with", "plus");
const names = phrases("the names of", "the name of", "names of", "name of");
const whose: ReadonlySet<string> = new Set(["their", "its", "his", "her"]);

const article: ReadonlySet<string> = new Set(["the", "a"]);
const relations = phrases(
  ..."they report to|they work for|they work under|they belong to|they have|they answer to"
    .split("|")
    .flatMap((said) => [said, `who ${said}`, `whom ${said}`, `that ${said}`]),
);

/** "Pupils with the name of their mentor", "with the name of the mentor they have", "and names of their mentors": and their mentors, where these are told by a reference alone. */
export function nameOfRole(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const joint = phraseAt(tokens, at, joints);
  const size = joint === 0 ? 0 : phraseAt(tokens, at + joint, names);
  const role = at + joint + size;
  const behind = article.has(textAt(tokens, role)) ? phraseAt(tokens, role + 2, relations) : 0;
  if (size === 0 || (behind === 0 && !whose.has(textAt(tokens, role)))) return null;
  const word = tokens[role + 1];
  const called = index.words.columnsByWord.get(word?.lemma ?? "") ?? [];
  const isRole = called.length === 0 || called.some((id) => index.columns[id]?.foreign === true);
  if (word === undefined || word.kind !== "word" || !isRole || tableNamed(word, index) !== null) return null;
  return behind > 0
    ? { words: `and their ${word.raw}`, tokens: joint + size + 2 + behind }
    : { words: "and their", tokens: joint + size + 1 };
}

nameOfRole.needs = [...whose, "they"];
