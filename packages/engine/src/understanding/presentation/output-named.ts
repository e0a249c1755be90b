import { type AggregateQuery, fieldsOf, type ListQuery, somePart } from "@parlance/contract";
import { lightWords, stopWords } from "../lexicon/stop-words.ts";
import { tokenize } from "../text/tokenize.ts";

type Output = { id: string; words: ReadonlySet<string>; figure: boolean; counts: boolean };

const figureWords: ReadonlySet<string> = new Set(
  "sum total average mean number amount count minimum maximum min max avg how many much".split(" "),
);

/**
 * The shown output of a query that some words name ("the average of salary", "last name"), null where they name none.
 * Every content word must be in the output's label, column or table; "the names" alone are what the rows are split by, "the number
 * of names" is how many rows there are of each.
 */
export function outputNamed(query: AggregateQuery | ListQuery, words: string): string | null {
  const tokens = tokenize(words.replaceAll("_", " ")).filter(({ kind }) => kind !== "mark");
  const figured = tokens.some(({ lemma }) => figureWords.has(lemma));
  const wanted = tokens.flatMap(({ text, lemma }) =>
    stopWords.has(text) || lightWords.has(text) || figureWords.has(lemma) ? [] : [lemma],
  );
  const outputs = outputsOf(query).filter(({ id }) => !query.hidden.includes(id));
  const fitting = outputs.filter((output) => wanted.every((word) => output.words.has(word)));
  const kind = query.kind === "list" ? fitting : fitting.filter(({ figure }) => figure === figured);
  const [count, other] = outputs.filter(({ figure }) => figure);
  if (figured && kind.length === 0 && fitting.length > 0 && other === undefined && count?.counts === true)
    return count.id;
  const best = (kind.length > 0 ? kind : fitting).toSorted(
    (left, right) => left.words.size - right.words.size,
  )[0];
  if (wanted.length > 0 && best !== undefined) return best.id;
  if (wanted.length === 0 && figured) return best?.id ?? null;
  return tokens.length === 1 && tokens[0]?.lemma === "name" ? (outputs[0]?.id ?? null) : null;
}

function outputsOf(query: AggregateQuery | ListQuery): Output[] {
  const output = (id: string, label: string, expression: unknown, figure: boolean): Output => ({
    id,
    figure,
    counts: figure && somePart(expression, ({ aggregation }) => aggregation === "count"),
    words: new Set(
      [label, ...columnsOf(expression)].flatMap((text) => tokenize(text).map(({ lemma }) => lemma)),
    ),
  });
  if (query.kind === "list")
    return query.columns.map(({ id, label, expression }) => output(id, label, expression, false));
  return [
    ...query.dimensions.map(({ id, label, expression }) => output(id, label, expression, false)),
    ...query.measures.map(({ id, label, expression }) => output(id, label, expression, true)),
  ];
}

/** The columns that an expression speaks of, their names as words. */
function columnsOf(expression: unknown): string[] {
  return fieldsOf(expression).map(({ column }) =>
    column.replace(/[_-]+/g, " ").replace(/([a-z])([A-Z])/g, "$1 $2"),
  );
}
