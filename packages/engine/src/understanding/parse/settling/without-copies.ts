import type { ModelIndex } from "../../index/model-index.ts";
import { genericWords } from "../../index/names.ts";
import { isRooted } from "../../text/same-root.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Link, ValueOption } from "../links/link.ts";

/**
 * "Orders of Ada Berg" where the clients are called so and each order keeps whom it was sent to: the client rather than the copy, which
 * may be spelt otherwise or be missing; unless the words speak of what the copy is ("sent to").
 */
export const withoutCopies = (links: readonly Link[], tokens: readonly Token[], index: ModelIndex): Link[] =>
  links.map((link) => {
    if (link.kind !== "value") return link;
    const options = link.options.filter(
      (option) => isSaid(option, tokens, index) || !link.options.some((own) => isCopy(option, own, index)),
    );
    return { ...link, options };
  });

/** Whether one column repeats for each of its rows what another calls the row that these refer to: the same texts, or some of them. */
function isCopy(option: ValueOption, own: ValueOption, { columns, tables, graph }: ModelIndex): boolean {
  const [here, there] = [columns[option.column]?.table ?? -1, columns[own.column]?.table ?? -1];
  const names = tables[there]?.naming.length === 1 && tables[there]?.naming[0] === own.column;
  const refers = graph.ways[here]?.some(({ to, toOne }) => to === there && toOne) === true;
  const { column, foreign } = columns[option.column] ?? {};
  const repeats = (column?.profile?.distinct ?? 0) < (tables[here]?.table.rowCount ?? 0) / 2;
  const called = foreign === true || (tables[here]?.naming.includes(option.column) === true && !repeats);
  return here !== there && names && refers && !called && areAmong(option, own);
}

/** Whether all texts that one holds are held by another, however they are written. */
function areAmong({ values }: ValueOption, own: ValueOption): boolean {
  const known = new Set(own.values.map((value) => String(value).toLowerCase()));
  return values.length > 0 && values.every((value) => value !== "" && known.has(String(value).toLowerCase()));
}

const isSaid = (
  { column }: ValueOption,
  tokens: readonly Token[],
  { columns, tables }: ModelIndex,
): boolean => {
  const entry = columns[column];
  const own = entry?.words.filter(
    (word) => !genericWords.has(word) && !tables[entry.table]?.words.includes(word),
  );
  return (
    own?.some((word) => tokens.some(({ text, lemma }) => isRooted(text, word) || lemma === word)) === true
  );
};
