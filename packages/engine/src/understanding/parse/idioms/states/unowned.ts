import type { ColumnEntry, TableEntry } from "../../../index/entries.ts";
import type { ModelIndex } from "../../../index/model-index.ts";
import { peopleOf } from "../../../index/persons.ts";
import { lacking, mayLack } from "../../../index/recorded-terms.ts";
import { doers, workers } from "../../../lexicon/workers.ts";
import { lemma, stem } from "../../../text/lemma.ts";
import { openings, phraseAt, phrases, textAt } from "../../../text/phrase-at.ts";
import { rawOf } from "../../../text/raw-of.ts";
import type { Token } from "../../../text/tokenize.ts";
import { tableNamed } from "../kinds/facts.ts";
import type { Written } from "../written.ts";

const nobodies = phrases("nobody", "noone", "no one", "no person");
const assigned =
  /^(?:(?:been |is |was |got )?(?:assigned|set|named|given|entered|recorded|put down|listed|appointed|chosen) )?(?:to (?:them |it )?)?(?:as |for )?(?:an |the |their |its )?$/;
const askers: ReadonlySet<string> = new Set([
  "has",
  "have",
  "had",
  "with",
  "where",
  "is",
  "does",
  "do",
  "for",
]);

/**
 * "leads nobody owns yet", "tickets no one is assigned": those without an owner, where a column shares the verb's root; without the people
 * of the one table that rows refer to, where none does ("unassigned jobs").
 */
export function unowned(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  return unassigned(tokens, at, index) ?? ownedByNobody(tokens, at, index);
}

const notAssigned = phrases(
  ...["nobody", "no one", "noone", "no person"].flatMap((nobody) =>
    ["with", "that has", "that have", "have", "has", "where", "that", ""].flatMap((opener) =>
      [
        "is assigned to",
        "was assigned to",
        "is assigned",
        "was assigned",
        "assigned to them",
        "assigned to it",
        "assigned to",
        "assigned",
        "looks after",
        "is looking after",
        "takes care of",
        "is in charge of",
        "is responsible for",
      ].map((verb) => `${opener} ${nobody} ${verb}`.trim()),
    ),
  ),
  "not assigned to anyone",
  "not assigned to anybody",
  "not yet assigned to anyone",
  "not assigned yet",
  "not assigned",
);

/** "Unassigned jobs", "jobs with nobody assigned yet", "not assigned to anyone": rows without anyone of those who may be. */
function unassigned(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const before = textAt(tokens, at) === "unassigned" && !index.words.columnsByWord.has("unassigned");
  const said = before ? 1 : phraseAt(tokens, at, notAssigned);
  const noun = before ? [1, 2].find((step) => tableNamed(tokens[at + step], index) !== null) : -1;
  if (said === 0 || noun === undefined || index.words.columnsByWord.has("assign")) return null;
  if (index.values.byKey.has("unassigned")) return null;
  const rows = before
    ? tableNamed(tokens[at + noun], index)
    : (tokens
        .slice(0, at)
        .flatMap((token) => tableNamed(token, index) ?? [])
        .at(-1) ?? null);
  const doer = rows === null ? null : doerOf(rows, index);
  const [whom, other] = rows === null || doer !== null ? [] : peopleOf(rows, index);
  const called = whom?.table.label ?? (rows === null ? null : assigneeOf(rows, index));
  if ((doer === null && called === null) || other !== undefined) return null;
  const without = doer === null ? `without ${called?.toLowerCase()}` : lacking(doer, index.tables);
  const rest = ["yet", "anymore"].includes(textAt(tokens, at + said)) ? 1 : 0;
  return before
    ? { words: `${rawOf(tokens.slice(at + 1, at + noun + 1))} ${without}`, tokens: noun + 1 }
    : { words: without, tokens: said + rest };
}

/** The one reference to those who do the work ("contractor ID"), where some rows have none. */
function doerOf({ columns: own }: TableEntry, { columns }: ModelIndex): ColumnEntry | null {
  const [only, other] = own
    .flatMap((id) => columns[id] ?? [])
    .filter((entry) => entry.foreign && mayLack(entry) && entry.words.some((word) => doers.has(word)));
  return other === undefined ? (only ?? null) : null;
}

/** What the one column is called that tells by name in whose charge rows are, where some are in nobody's. */
function assigneeOf({ columns: own }: TableEntry, { columns }: ModelIndex): string | null {
  const [only, other] = own
    .flatMap((id) => columns[id] ?? [])
    .filter(
      ({ column, words, foreign }) =>
        !foreign &&
        column.physicalType === "string" &&
        (column.profile?.nulls ?? 0) > 0 &&
        inCharge.has(words.at(-1) ?? ""),
    );
  return other === undefined ? (only?.column.label ?? null) : null;
}

const inCharge: ReadonlySet<string> = new Set([...workers, "owner", "manager"]);

function ownedByNobody(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const start = ["that", "which"].includes(textAt(tokens, at)) ? at + 1 : at;
  const size = phraseAt(tokens, start, nobodies);
  const verb = tokens[start + size];
  if (size === 0) return null;
  const role = asRole(tokens, start, start + size, index);
  if (role !== null) return { words: role.words, tokens: role.tokens + start - at };
  const column = verb === undefined ? undefined : columnOfDeed(verb, index);
  if (column === undefined) return null;
  const end = start + size + 1;
  const rest = ["yet", "anymore"].includes(textAt(tokens, end)) ? 1 : 0;
  return { words: `without ${column}`, tokens: end + rest - at };
}

/** "Has nobody been assigned to as owner", "have no one as their owner": those without one. */
function asRole(tokens: readonly Token[], at: number, from: number, { columns }: ModelIndex): Written | null {
  if (!askers.has(textAt(tokens, at - 1))) return null;
  for (let end = from + 1; end <= Math.min(from + longest, tokens.length - 1); end += 1) {
    const between = tokens
      .slice(from, end)
      .map(({ text }) => `${text} `)
      .join("");
    const role = tokens[end];
    if (role?.kind !== "word" || !assigned.test(between)) continue;
    const [only, other] = columns.filter(
      (entry) => mayBeNobody(entry) && (entry.words.at(-1) === role.lemma || entry.words[0] === role.lemma),
    );
    if (only !== undefined && other === undefined)
      return { words: `no ${only.column.label.toLowerCase()}`, tokens: end + 1 - at };
  }
  return null;
}

const longest = 6;
const mayBeNobody = ({ column: { role, physicalType } }: ColumnEntry): boolean =>
  physicalType === "string" || role === "key";

function columnOfDeed({ text }: Token, { columns }: ModelIndex): string | undefined {
  const root = stem(lemma(text));
  const entry = columns.find(
    ({ words, column: { role, physicalType } }) =>
      (physicalType === "string" || role === "key") &&
      words.some((word) => word.length > 3 && stem(word) === root),
  );
  return entry?.column.label.toLowerCase();
}

unowned.needs = [...openings(nobodies, notAssigned), "unassigned"];
