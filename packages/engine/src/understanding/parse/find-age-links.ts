import type { ColumnEntry } from "../index/entries.ts";
import type { ModelIndex } from "../index/model-index.ts";
import type { Token } from "../text/tokenize.ts";
import type { Link } from "./link.ts";

/** What the date of a birth is called. */
export const births: ReadonlySet<string> = new Set(["birth", "birthday", "birthdate", "dob", "born"]);
const entries: ReadonlySet<string> = new Set([
  "hire",
  "hired",
  "joined",
  "join",
  "employed",
  "employment",
  "hiring",
]);
const tenures = [
  "tenure",
  "seniority",
  "years of service",
  "length of service",
  "years of tenure",
  "years in the company",
].map((phrase) => phrase.split(" "));

/**
 * Links of words for an age or a time of service to whole years until now, since the birth or the hiring that the data has;
 * none where a column holds them.
 */
export function findAgeLinks(tokens: readonly Token[], index: ModelIndex): Link[] {
  const [born, hired] = [sinceWhen(index, births), sinceWhen(index, entries)];
  return tokens.flatMap((token, at): Link[] => {
    const old = token.text === "old" && tokens[at - 1]?.text === "how";
    if (old || token.lemma === "age" || token.text === "aged") {
      if (born === null || index.words.columnsByWord.has("age")) return [];
      const grouped = ["group", "band", "bracket", "range", "class"].includes(tokens[at + 1]?.lemma ?? "");
      return [yearsSince(born, old ? at - 1 : at, at + (grouped ? 2 : 1))];
    }
    const words = tenures.find((phrase) => phrase.every((word, place) => tokens[at + place]?.text === word));
    return hired === null || words === undefined || index.words.columnsByWord.has(words[0] ?? "")
      ? []
      : [yearsSince(hired, at, at + words.length)];
  });
}

/** The one date of the data that is called so; null where there is none or several. */
export function sinceWhen({ columns }: ModelIndex, names: ReadonlySet<string>): ColumnEntry | null {
  const [only, other] = columns.filter(
    ({ column, words }) => column.physicalType === "date" && words.some((word) => names.has(word)),
  );
  return other === undefined ? (only ?? null) : null;
}

const yearsSince = ({ id }: ColumnEntry, start: number, end: number): Link => ({
  kind: "metric",
  start,
  end,
  metric: { kind: "formula", formula: { kind: "duration", unit: "year", from: id, to: null } },
});
