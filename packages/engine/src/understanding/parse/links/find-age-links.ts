import type { ModelIndex } from "../../index/model-index.ts";
import { isPersonal } from "../../index/persons.ts";
import {
  acquiredOf,
  birthOf,
  isArrival,
  madeOf,
  membershipOf,
  type RowSpan,
  spanOf,
} from "../../index/spans-of-rows.ts";
import { phraseAt, phrases } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import type { Formula } from "../formula.ts";
import { unitSaid } from "../unit-said.ts";
import { ageThen } from "./age-then.ts";
import { formulaLink } from "./formula-link.ts";
import type { Link } from "./link.ts";

/**
 * Links of words that ask how long a row has lasted: the "age" of people by their birth date, whose "tenure" and "years of
 * service" go to their end or to now, and the "length of stay" between a row's beginning and its end. A table that has such a
 * figure in a column of its own is left to it.
 */
export function findAgeLinks(tokens: readonly Token[], index: ModelIndex): Link[] {
  const named = tablesNamed(tokens, index);
  return tokens.flatMap((_, at) => {
    const found =
      age(tokens, at, index, named) ?? service(tokens, at, index, named) ?? stay(tokens, at, index, named);
    return found === null ? [] : [found];
  });
}

type Read = (
  tokens: readonly Token[],
  at: number,
  index: ModelIndex,
  named: readonly number[],
) => Link | null;

const ageGroups = ["group", "band", "bracket", "range", "class"].flatMap((word) => [
  `age ${word}`,
  `age ${word}s`,
]);

const ages = phrases(...ageGroups, "how old", "age in years", "age", "ages", "aged");

/** "average age", "how old are our guests"; of things that were made, where they are named. */
const age: Read = (tokens, at, index, named) => {
  const size = phraseAt(tokens, at, ages);
  if (size === 0) return null;
  const made = named.find((id) => madeOf(index, id) !== null) ?? onlyMade(index);
  const table = made ?? chosen(index, named, (id) => birthOf(index, id) !== null);
  const birth = table === null ? null : (birthOf(index, table) ?? madeOf(index, table));
  if (table === null || birth === null) return bought(tokens, at, size, index, named);
  if (hasWord(index, table, ["age"])) return null;
  const since = { kind: "since" as const, unit: "year" as const, from: birth.id, whole: true };
  const then = ageThen(tokens, at + size, table, index);
  return then === null
    ? link(at, size, { ...since, until: null })
    : link(at, then.end - at, { ...since, until: then.entry.id, reached: true });
};

/** "Average age of the laptops" of which it is only told when they were bought: for how long they have been had. */
function bought(
  tokens: readonly Token[],
  at: number,
  size: number,
  index: ModelIndex,
  named: readonly number[],
): Link | null {
  const table = chosen(index, named, (id) => acquiredOf(index, id) !== null);
  const from = table === null ? null : acquiredOf(index, table);
  if (table === null || from === null || index.tables.some(({ id }) => hasWord(index, id, ["age"])))
    return null;
  const unit = unitSaid(tokens) ?? "year";
  return link(at, size, { kind: "since", unit, from: from.id, until: null, whole: false });
}

/** The one table whose things were made, where no people are told of that have an age. */
function onlyMade(index: ModelIndex): number | undefined {
  const [only, other] = index.tables.filter(({ id }) => madeOf(index, id) !== null);
  const born = index.tables.some(({ id }) => birthOf(index, id) !== null);
  return other === undefined && !born ? only?.id : undefined;
}

const services = phrases(
  "years of service",
  "length of service",
  "length of employment",
  "time with us",
  "time with the company",
  "years with us",
  "years with the company",
  "tenure",
  "seniority",
);
const lastings = new Set(
  "stay stayed stays work worked been be last lasted employed remain remained".split(" "),
);

/** "average tenure", "how long did leavers stay", "years of service". */
const service: Read = (tokens, at, index, named) => {
  const size = phraseAt(tokens, at, services) || (isHowLong(tokens, at) ? 2 : 0);
  const isMember = (id: number): boolean => {
    const entry = index.tables[id];
    const from = membershipOf(index, id)?.from ?? null;
    return entry !== undefined && isPersonal(entry, index.columns) && from !== null && !isArrival(from);
  };
  const table = size === 0 ? null : chosen(index, named, isMember);
  const span = table === null ? null : membershipOf(index, table);
  if (table === null || span === null || hasWord(index, table, ["tenure", "seniority", "service"]))
    return null;
  const unit = unitSaid(tokens) ?? (size === 2 && span.until === null ? "day" : "year");
  return link(at, size, {
    kind: "since",
    unit,
    from: span.from.id,
    until: span.until?.id ?? null,
    whole: false,
  });
};

const howLong = phrases("how long");

/** "how long did they stay", "how long have our people been here". */
const isHowLong = (tokens: readonly Token[], at: number): boolean =>
  phraseAt(tokens, at, howLong) > 0 && tokens.slice(at + 2, at + 9).some(({ text }) => lastings.has(text));

const stays = phrases(
  "length of the stay",
  "length of stays",
  "length of stay",
  "stay length",
  "stay duration",
  "duration of stay",
  "duration of the stay",
);
const lengths = phrases("length", "duration");

/** "length of stay", "stay length", "duration of the absences". */
const stay: Read = (tokens, at, index, named) => {
  const size = phraseAt(tokens, at, stays) || (isOfRows(tokens, at) ? phraseAt(tokens, at, lengths) : 0);
  if (size === 0) return null;
  const found = stayingRows(index);
  const spans = (id: number): boolean => found.has(id);
  const visits = (id: number): boolean => isArrival(found.get(id)?.from ?? null);
  const table = chosen(index, named, visits) ?? chosen(index, named, spans) ?? wholeOf(index, spans);
  const span = found.get(table ?? -1);
  if (table === null || span === undefined || span.until === null) return null;
  const elsewhere = index.tables.some(({ id }) => hasWord(index, id, ["duration"]));
  if (elsewhere && !named.includes(table)) return null;
  if (hasWord(index, table, ["duration", "length", "minutes", "hours"])) return null;
  const unit = unitSaid(tokens) ?? "day";
  return link(at, size, { kind: "duration", unit, from: span.from.id, to: span.until.id });
};

/** From when to when the rows of tables last that are no people, but for those who stay ("residents"), by table. */
const stayingRows = (index: ModelIndex): ReadonlyMap<number, RowSpan> =>
  new Map(
    index.tables.flatMap((entry): [number, RowSpan][] => {
      const span = spanOf(index, entry.id);
      const stands = span === null || (isPersonal(entry, index.columns) && !isArrival(span.from));
      return stands ? [] : [[entry.id, span]];
    }),
  );

/** "the length of the trips", "duration of absences". */
const isOfRows = (tokens: readonly Token[], at: number): boolean => tokens[at + 1]?.text === "of";

const link = (start: number, size: number, formula: Formula): Link =>
  formulaLink(start, start + size, formula);

const tablesNamed = (tokens: readonly Token[], { words }: ModelIndex): number[] =>
  tokens.flatMap(({ lemma, text }) =>
    [...(words.phrases.get(lemma) ?? []), ...(words.phrases.get(text) ?? [])].flatMap(({ kind, id }) =>
      kind === "table" ? [id] : [],
    ),
  );

/** The table that fits, first of those that are named; null where none, or more than one that is not named, does. */
function chosen(
  { tables }: ModelIndex,
  named: readonly number[],
  fits: (id: number) => boolean,
): number | null {
  const said = named.find(fits);
  if (said !== undefined) return said;
  const [only, other] = tables.filter(({ id }) => fits(id));
  return only === undefined || other !== undefined ? null : only.id;
}

/** The one table of those that fit to which all the others refer: visits, of which procedures are parts. */
const wholeOf = ({ tables, graph }: ModelIndex, fits: (id: number) => boolean): number | null => {
  const all = tables.filter(({ id }) => fits(id));
  const whole = all.find(({ id }) =>
    all.every(
      (other) => other.id === id || (graph.ways[other.id] ?? []).some(({ to, toOne }) => toOne && to === id),
    ),
  );
  return whole?.id ?? null;
};

const hasWord = ({ tables, columns }: ModelIndex, table: number, words: readonly string[]): boolean =>
  (tables[table]?.columns ?? []).some(
    (id) => columns[id]?.words.some((word) => words.includes(word)) === true,
  );
