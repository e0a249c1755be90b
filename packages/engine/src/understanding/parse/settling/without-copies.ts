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

/** Whether one column repeats for each of its rows what another calls the row that these refer to. */
function isCopy(option: ValueOption, own: ValueOption, { columns, tables, graph }: ModelIndex): boolean {
  const [here, there] = [columns[option.column]?.table ?? -1, columns[own.column]?.table ?? -1];
  const names = tables[there]?.naming.length === 1 && tables[there]?.naming[0] === own.column;
  const refers = graph.ways[here]?.some(({ to, toOne }) => to === there && toOne) === true;
  const same = textOf(option) !== "" && textOf(option) === textOf(own);
  const called = columns[option.column]?.foreign === true || tables[here]?.naming.includes(option.column);
  return here !== there && names && refers && same && called !== true;
}

const textOf = ({ values }: ValueOption): string =>
  values.map((value) => String(value).toLowerCase()).join("|");

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
