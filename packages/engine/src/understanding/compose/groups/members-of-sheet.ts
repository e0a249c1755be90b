import type { ColumnEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { nameWords } from "../../index/names.ts";
import { isShared } from "../../index/shared-key.ts";
import type { Frame, Target } from "../../parse/frame/frame.ts";
import type { Noun } from "../../parse/item.ts";
import { lemma } from "../../text/lemma.ts";
import type { Choice } from "../resolve.ts";

const naming: ReadonlySet<string> = new Set(["name"]);
const numbering: ReadonlySet<string> = new Set(["id", "no", "number", "code", "key"]);

/**
 * "How many supporters gave in 2022" of a sheet that is called after those whose gifts its rows are, several of each: they are counted or listed, and not
 * the rows. Other questions stay as they are.
 */
export function membersOfSheet(
  { frame, lemmas, index }: { frame: Frame; lemmas: ReadonlySet<string>; index: ModelIndex },
  choice: Choice,
): { frame: Frame; choice: Choice } {
  const [sheet, another] = index.tables;
  const [target, other] = frame.targets;
  const plain =
    frame.extremes.length === 0 &&
    target?.noun.kind === "table" &&
    [null, "count"].includes(target.aggregation);
  if (sheet === undefined || another !== undefined || other !== undefined || !plain) return { frame, choice };
  const isNamed = target.noun.kind === "table" && target.noun.evidence === "exact";
  const word = (isNamed ? sheet.words : nameWords(sheet.table.name).map(lemma)).findLast((each) =>
    lemmas.has(each),
  );
  if (word === undefined) return { frame, choice };
  const own = sheet.columns.flatMap((id) => index.columns[id] ?? []);
  const isRow = own.some(({ id, words }) => sheet.key.includes(id) && words.includes(word));
  if (sheet.key.length === 0 || isRow) return { frame, choice };
  const isShare = frame.transforms.some(({ kind }) => kind === "share");
  const counted = isShare || target.aggregation === "count" || frame.groups.length > 0;
  const entry = memberColumn(own, word, counted, index);
  if (entry === null) return { frame, choice };
  const noun = columnNoun(target.noun, entry);
  const targets: Target[] = [{ ...target, noun, aggregation: counted ? "count" : null }];
  return {
    frame: { ...frame, targets, never: neverThen(frame), counting: counted || frame.counting },
    choice: { ...choice, columns: new Map(choice.columns).set(noun, entry.id) },
  };
}

/** "Patrons not seen in 2023": a time that is denied is so of all rows of theirs. */
function neverThen({ never, periods, conditions, required }: Frame): Frame["never"] {
  const [only, other] = periods;
  return never === null && only?.negated === true && other === undefined
    ? { conditions: conditions.length, periods: 0, required: required.length }
    : never;
}

/** The number or the name of those that a word calls, of which several rows have the same: the number where they are counted, else the name. */
function memberColumn(
  own: readonly ColumnEntry[],
  word: string,
  counted: boolean,
  index: ModelIndex,
): ColumnEntry | null {
  const called = own.filter(
    ({ id, words, foreign }) => words[0] === word && words.length === 2 && !foreign && isShared(id, index),
  );
  const [numbers, names] = [numbering, naming].map((known) =>
    called.filter(({ words }) => known.has(words[1] ?? "")),
  );
  const ranked = counted ? [numbers, names] : [names, numbers];
  return ranked.flatMap((each) => each ?? [])[0] ?? null;
}

const columnNoun = ({ start, end }: Noun, { id, table }: ColumnEntry): Extract<Noun, { kind: "column" }> => ({
  kind: "column",
  start,
  end,
  options: [{ column: id, evidence: "exact", strength: 1, kind: "text", table }],
});
