import { pluralOf } from "@parlance/contract";
import { isNumeric, type TableEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { textAt } from "../../../text/phrase-at.ts";
import { isRooted } from "../../../text/same-root.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableCalled, tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";
import { peopleNouns } from "./people.ts";
import { doersOf } from "./who-ranks.ts";

const amounts = /^(?:most|least|fewest|more|less|fewer)$/;
const helpers: ReadonlySet<string> = new Set(["have", "has", "ever", "who", "that"]);
const farthest = 5;

/**
 * "Which nurses worked a late shift", "how many people drove in May" where rows of shifts tell hours worked and those of trips miles
 * driven: who has such rows, and not what they come to.
 */
export function didRows(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const [subject] = tokens.slice(at, at + 1);
  let place = at + 1;
  while (helpers.has(textAt(tokens, place))) place += 1;
  const rows = subject === undefined ? null : rowsOfAmount(tokens, place, index);
  const doers = rows === null ? null : doersOf(rows.id, index);
  if (subject === undefined || rows === null || doers === null) return null;
  if (peopleNouns.has(subject.text))
    return {
      words: `${doers.table.label} ${havingRows(tokens, place, rows, index)}`,
      tokens: place + 1 - at,
    };
  return tableNamed(subject, index) === doers
    ? { words: `${subject.raw} ${havingRows(tokens, place, rows, index)}`, tokens: place + 1 - at }
    : null;
}

/** "Who worked a late shift", "who has made a booking": the one table of people that such rows name one row of. */
export function whoDid(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  if (at !== 0 || tokens[0]?.text !== "who" || tokens.some(({ text }) => ranking.test(text))) return null;
  const place = helpers.has(textAt(tokens, 1)) ? 2 : 1;
  if (!done.test(textAt(tokens, place))) return null;
  const counted = rowsOfAmount(tokens, place, index);
  const rows = counted ?? rowsBehind(tokens, place, index);
  const doers = rows === null ? null : doersOf(rows.id, index);
  if (rows === null || doers === null) return null;
  const words = `which ${doers.table.label}`;
  return counted === null && !plain.test(textAt(tokens, place))
    ? { words, tokens: 1 }
    : { words: `${words} ${havingRows(tokens, place, rows, index)}`, tokens: place + 1 };
}

/** What may be done with rows of any kind. */
const plain = /^(?:made|did|had|gave|held|took|handled)$/;
const done = /^(?:..+ed|..+en|drove|rode|ran|flew|sold|paid|made|did|gave|held|led|took|taught)$/;
const ranking =
  /^(?:most|least|fewest|best|worst|highest|lowest|longest|shortest|fastest|slowest|more|less)$/;

/** "Had", with the rows behind it unless they are named there. */
function havingRows(tokens: readonly Token[], at: number, rows: TableEntry, index: ModelIndex): string {
  return rowsBehind(tokens, at, index) === rows ? "had" : `had ${pluralOf(rows.table.label)}`;
}

/** The facts that are named right behind a verb. */
function rowsBehind(tokens: readonly Token[], at: number, index: ModelIndex): TableEntry | null {
  const named = tokens
    .slice(at + 1, at + 1 + farthest)
    .map((token) => tableCalled(token, index))
    .find((table) => table !== null);
  return named?.table.type === "fact" ? named : null;
}

/** "Worked more than 40", "drove the most": how much of it is asked for. */
const asksAmount = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(at + 1, at + 4)
    .some(({ text, kind }) => amounts.test(text) || (kind === "number" && !isYear(text))) ||
  tokens
    .slice(0, at)
    .some(({ text }, place) => text === "how" && /^(?:much|long|far)$/.test(textAt(tokens, place + 1)));

const isYear = (text: string): boolean => /^(?:19|20)\d\d$/.test(text);

/** The rows whose only figure called as a verb is one of many that add up: "hours worked". */
export function rowsOfAmount(tokens: readonly Token[], at: number, index: ModelIndex): TableEntry | null {
  const verb = textAt(tokens, at);
  if (!done.test(verb) || asksAmount(tokens, at)) return null;
  const [only, other] = index.columns.filter(
    ({ column, core }) =>
      core.length > 1 && isNumeric(column) && column.role === "measure" && isRooted(core.at(-1) ?? "", verb),
  );
  const isUnitSaid =
    only?.core.slice(0, -1).some((word) => tokens.some(({ lemma }) => lemma === word)) ?? true;
  return isUnitSaid || other !== undefined ? null : (index.tables[only?.table ?? -1] ?? null);
}
