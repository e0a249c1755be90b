import { type AggregateQuery, aggregateQuery, type SemanticQuery } from "@parlance/contract";
import type { ModelIndex } from "../index/model-index.ts";
import { tokenize } from "../text/tokenize.ts";
import { rowsShown } from "./restrict.ts";
import { countOf, membersOf, shownWords } from "./shown-members.ts";

const idle: ReadonlySet<string> = new Set(
  "and so but ok okay then now different distinct group member category are is there that those these they them it in of total all altogether shown".split(
    " ",
  ),
);

/** What speaks of the answer that is shown. */
const refers: ReadonlySet<string> = new Set("those these that them they shown group groups".split(" "));

/** "How many buildings are there" is asked of all of them, whatever was shown. */
const namesTable = (lemma: string, { words }: ModelIndex): boolean =>
  words.phrases.get(lemma)?.some(({ kind }) => kind === "table") === true;

/** "How many groups are there?", "how many products is that?" after figures of members: so many of them, and not of their rows. Null for other follow-ups. */
export function howManyShown(
  question: string,
  previous: SemanticQuery,
  index: ModelIndex,
): AggregateQuery | null {
  if (previous.kind !== "aggregate" || previous.dimensions.length === 0) return null;
  const words = tokenize(question, 12).filter(({ kind }) => kind !== "mark");
  const from = words.findIndex(({ text }) => text === "how");
  const counts = from >= 0 && words[from + 1]?.text === "many";
  const group = membersOf(previous);
  const subject = index.graph.tableIds.get(previous.subject);
  if (!counts || group === null || subject === undefined) return null;
  const afresh =
    words.some(({ lemma }) => namesTable(lemma, index)) && !words.some(({ text }) => refers.has(text));
  if (afresh) return null;
  const shown = shownWords({ ...previous, measures: [] });
  const plain = [...words.slice(0, from), ...words.slice(from + 2)].every(
    ({ text, lemma }) => idle.has(text) || idle.has(lemma) || shown.has(lemma),
  );
  return plain
    ? aggregateQuery(previous.source, previous.subject, {
        measures: [countOf(group)],
        filter: rowsShown(previous, { index }, subject, false),
      })
    : null;
}
