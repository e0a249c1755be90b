import { lowered, pluralOf, rowOf } from "@parlance/contract";
import type { TableEntry } from "../../index/entries.ts";
import type { ModelIndex } from "../../index/model-index.ts";
import { openings, phraseAt, phrases, textAt } from "../../text/phrase-at.ts";
import type { Token } from "../../text/tokenize.ts";
import { timeNamed } from "../frame/time-named.ts";
import { tableCalled, tableNamed } from "../idioms/kinds/facts.ts";
import { peopleNouns } from "../idioms/people/people.ts";
import { deedTable, doneOf } from "../idioms/states/deed-table.ts";
import type { Written } from "../idioms/written.ts";

const asked = phrases(
  ...["", "at "].flatMap((at) =>
    [
      "what time",
      "what time of day",
      "what time of the day",
      "what hour",
      "which hour",
      "what hours",
    ].flatMap((time) =>
      ["do", "does", "did", "are", "is", "were"].flatMap((verb) => [
        `${at}${time} ${verb} most`,
        `${at}${time} ${verb} most of the`,
        `${at}${time} ${verb} most of our`,
      ]),
    ),
  ),
);
const particles: ReadonlySet<string> = new Set("in out up off on over down".split(" "));

/** "What time do most people check in", "at what time are most parcels delivered": the hour of the day with the most of what happens then. */
export function whatTimeMost(tokens: readonly Token[], at: number, index: ModelIndex): Written | null {
  const start = at + phraseAt(tokens, at, asked);
  const [who, verb] = [tokens[start], tokens[start + 1]];
  if (start === at || who === undefined) return null;
  const rows = rowsOf(who, verb, index);
  if (rows === null) return null;
  const said =
    verb === undefined || verb.kind === "mark" ? 1 : particles.has(textAt(tokens, start + 2)) ? 3 : 2;
  return {
    words: `which hour of the day has the most ${pluralOf(lowered(rowOf(rows.table.label)))}`,
    tokens: start + said - at,
  };
}

/** The facts that are named, or that record what people are said to do; null where there are none. */
function rowsOf(who: Token, verb: Token | undefined, index: ModelIndex): TableEntry | null {
  const [sheet, another] = index.tables;
  if (sheet !== undefined && another === undefined) return sheet;
  const named = tableCalled(who, index) ?? tableNamed(who, index);
  if (named?.table.type === "fact") return named;
  if (verb === undefined || (named === null && !peopleNouns.has(who.text))) return null;
  const time = timeNamed(verb, index, null);
  const timed = time === null ? undefined : index.tables[time.table];
  if (timed?.table.type === "fact") return timed;
  const parties = named === null ? index.tables.filter(({ table }) => table.type !== "fact") : [named];
  const [only, other] = new Set(parties.flatMap((party) => deedTable(doneOf(verb.text), party, index) ?? []));
  return other === undefined ? (only ?? null) : null;
}

whatTimeMost.needs = openings(asked);
