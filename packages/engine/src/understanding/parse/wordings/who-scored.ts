import { lowered, rowOf } from "@parlance/contract";
import type { ModelIndex } from "../../index/model-index.ts";
import { peopleOf } from "../../index/persons.ts";
import { textAt } from "../../text/phrase-at.ts";
import { isRooted } from "../../text/same-root.ts";
import type { Token } from "../../text/tokenize.ts";
import { tableNamed } from "../idioms/kinds/facts.ts";
import type { Written } from "../idioms/written.ts";

const ends: ReadonlyMap<string, string> = new Map([
  ["highest", "highest"],
  ["best", "highest"],
  ["lowest", "lowest"],
  ["worst", "lowest"],
]);
const behind: ReadonlySet<string> = new Set("in on at for during of since last this ?".split(" "));

/** "Who scored the highest in art", "which essay scored lowest": which of those to whom rows with a figure belong that is called as the verb has the highest. */
export function whoScored(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const who = at === 0 && textAt(tokens, 0) === "who" ? 1 : 0;
  const verb = textAt(tokens, at + who);
  const place = at + who + (textAt(tokens, at + who + 1) === "the" ? 2 : 1);
  const end = ends.get(textAt(tokens, place));
  const next = tokens[place + 1];
  if (end === undefined || !/^[a-z]{3,}ed$/.test(verb) || !(next === undefined || behind.has(next.text)))
    return null;
  const [figure, other] = index.columns.filter(
    ({ column, core, foreign }) =>
      !foreign && column.role === "measure" && core.length > 0 && isRooted(core.at(-1) ?? "", verb),
  );
  const rows = index.tables[figure?.table ?? -1];
  if (figure === undefined || rows === undefined || other !== undefined) return null;
  const has = `has the ${end} ${figure.column.label}`;
  const size = place + 1 - at;
  if (who === 0) return tableNamed(tokens[at - 1], index) === null ? null : { words: has, tokens: size };
  const [people, others] = peopleOf(rows, index);
  if (people === undefined || others !== undefined) return null;
  return { words: `which ${rowOf(lowered(people.table.label))} ${has}`, tokens: size };
}

whoScored.needs = [...ends.keys()];
