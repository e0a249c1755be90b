import type { ModelIndex } from "../../index/model-index.ts";
import { numberSaid } from "../../lexicon/numbers.ts";
import { textAt } from "../../text/phrase-at.ts";
import { isRooted } from "../../text/same-root.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const ends: ReadonlyMap<string, string> = new Map([
  ["highest", "highest"],
  ["top", "highest"],
  ["best", "highest"],
  ["lowest", "lowest"],
  ["bottom", "lowest"],
  ["worst", "lowest"],
]);

/** "The highest scoring applicant", "the top 5 scoring essays": by the one figure that is called as the verb. */
export function highestScoring(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const word = textAt(tokens, at);
  const end = ends.get(word);
  if (end === undefined) return null;
  const size = numberSaid(tokens[at + 1]) === null ? null : (tokens[at + 1] ?? null);
  const verb = at + (size === null ? 1 : 2);
  const rows = tokens[verb + 1];
  if (!/^[a-z]{3,}ing$/.test(textAt(tokens, verb)) || rows === undefined) return null;
  const table = tableNamed(rows, index);
  const figures = index.columns.filter(
    ({ column, core, foreign }) =>
      !foreign && column.role === "measure" && isRooted(core.at(-1) ?? "", textAt(tokens, verb)),
  );
  const own = figures.filter((entry) => entry.table === table?.id);
  const [figure, other] = own.length > 0 ? own : figures;
  if (table === null || figure === undefined || other !== undefined) return null;
  const { label } = figure.column;
  const words =
    size === null
      ? `${rows.raw} with the ${end} ${label}`
      : `${end === "highest" ? "top" : "bottom"} ${size.raw} ${rows.raw} by ${label}`;
  return { words, tokens: verb + 2 - at };
}

highestScoring.needs = [...ends.keys()];
