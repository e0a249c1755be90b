import type { Column } from "@parlance/contract";
import { isRooted } from "../text/same-root.ts";
import { fold } from "../text/tokenize.ts";
import { nameWords } from "./names.ts";

/** How people and programs write yes and no in a column of texts. */
const answers: ReadonlyMap<string, string> = new Map([
  ["yes", "no"],
  ["y", "n"],
  ["true", "false"],
  ["t", "f"],
  ["on", "off"],
]);

/**
 * How a text column that answers yes or no writes its yes: "yes", "Y", or what the column is called after ("Attrited Customer" of an
 * attrition flag, beside "Existing Customer"); null where its values are no such answers.
 */
export function yesOf({ name, physicalType, profile }: Column): string | null {
  if (physicalType !== "string" || profile === null) return null;
  if (profile.distinct !== 2) return answersOf(profile)?.yes ?? null;
  const said = profile.topValues.flatMap(({ value }) => (typeof value === "string" ? [value] : []));
  const yes = said.find((value) => answers.has(value.toLowerCase()));
  const no = yes === undefined ? undefined : answers.get(yes.toLowerCase());
  if (yes !== undefined) return said.some((value) => value.toLowerCase() === no) ? yes : null;
  const happened = nameWords(name).filter((word) => happening.test(word));
  const called = said.filter((value) =>
    fold(value)
      .split(" ")
      .some((word) => happened.some((other) => isRooted(other, word))),
  );
  const [only] = said.length === 2 && called.length === 1 ? called : [];
  return only === undefined || denies(only) ? null : only;
}

/** Ends of nouns that tell what became of rows. */
const happening = /(?:ition|ation|sion|churn|fraud|default)$/;

const denies = (value: string): boolean => /^(?:no|not|non|never)\b/i.test(value);

/** How a text column in which no row lacks an answer writes that there is none ("No"); null where no row says so. */
export function noOf({ physicalType, profile }: Column): string | null {
  if (physicalType !== "string" || profile === null || profile.nulls > 0) return null;
  const said = profile.topValues.flatMap(({ value }) => (typeof value === "string" ? [value] : []));
  const no = said.filter((value) => ["no", "none"].includes(value.toLowerCase()));
  return no.length === 1 && said.length > 1 ? (no[0] ?? null) : null;
}

/** More answers than this are no yes and no with the odd one between them. */
const mostAnswers = 4;
const undecided =
  /^(?:pending|open|waiting|undecided|unknown|maybe|perhaps|tbd|n\/?a|not (?:known|sure|yet|applicable))$/i;

/** How a column of texts that knows more than yes and no writes these two, and what says neither ("pending"); null where it has not both. */
export function answersOf({
  distinct,
  topValues,
}: NonNullable<Column["profile"]>): { yes: string; no: string; open: string[] } | null {
  if (distinct > mostAnswers) return null;
  const said = topValues.flatMap(({ value }) => (typeof value === "string" ? [value] : []));
  const yes = said.find((value) => answers.has(value.toLowerCase()));
  const no = said.find((value) => value.toLowerCase() === answers.get(yes?.toLowerCase() ?? ""));
  const open = said.filter((value) => undecided.test(value.trim()));
  return yes === undefined || no === undefined ? null : { yes, no, open };
}

/** Verbs that decide for something and against it, as states are called by them. */
const decisions = [
  /^(?:approved|accepted|granted|authori[sz]ed)$/i,
  /^(?:rejected|declined|denied|refused|disapproved|not approved)$/i,
] as const;
const waits =
  /^(?:pending|open|waiting|undecided|submitted|draft|new|in (?:review|progress)|(?:under|awaiting|pending) \w+)$/i;

/** The states that say neither, of a column whose rows are approved or rejected, where one of these two is asked of; empty elsewhere. */
export function undecidedBeside(value: unknown, { topValues }: NonNullable<Column["profile"]>): string[] {
  const said = topValues.flatMap(({ value: each }) => (typeof each === "string" ? [each] : []));
  const both = decisions.every((decided) => said.some((each) => decided.test(each)));
  const asked = decisions.some((decided) => decided.test(String(value)));
  return both && asked ? said.filter((each) => waits.test(each.replaceAll("_", " "))) : [];
}
